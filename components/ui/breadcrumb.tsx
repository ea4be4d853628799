import type { RouteId } from '@/content/routes';
import { asset } from '@/lib/asset';
import { breadcrumbLabel, breadcrumbs } from '@/lib/breadcrumbs';
import { breadcrumbList } from '@/lib/jsonld';
import { JsonLd } from './json-ld';

type Props = { route: RouteId; last?: { path: string; label: string } | undefined };

/**
 * Links to the parent pages, then the name of the page itself. Path levels without a page are left out. `last` is the page
 * itself if it is not in the table of routes.
 */
export function Breadcrumb({ route, last }: Props) {
  const steps = last ? [...breadcrumbs(route), last] : breadcrumbs(route);
  const above = steps.slice(0, -1);
  return (
    <nav aria-label={breadcrumbLabel} className="text-caption text-muted">
      <ol className="breadcrumb">
        {above.map(({ path, label }) => (
          <li key={path}>
            <a href={asset(path)} className="text-link">
              {label}
            </a>
          </li>
        ))}
        <li aria-current="page">{steps.at(-1)?.label}</li>
      </ol>
      <JsonLd things={[breadcrumbList(steps)]} />
    </nav>
  );
}
