import type { RouteId } from '@/content/routes';
import { asset } from '@/lib/asset';
import { breadcrumbList } from '@/lib/jsonld';
import { trail } from '@/lib/trail';
import { JsonLd } from './json-ld';

type Props = { route: RouteId; label: string; last?: { path: string; label: string } | undefined };

/** Links to the pages above this one, then this one. Levels without a page are left out. `last` is a page that is not in the table of routes. */
export function Breadcrumb({ route, label, last }: Props) {
  const steps = last ? [...trail(route), last] : trail(route);
  const above = steps.slice(0, -1);
  return (
    <nav aria-label={label} className="text-caption text-muted">
      <ol className="flex flex-wrap items-center">
        {above.map(({ path, label: name }) => (
          <li key={path} className="flex items-center">
            <a href={asset(path)} className="text-link -mx-2 px-2">
              {name}
            </a>
            <span className="mx-2" aria-hidden="true">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-h-11 content-center">
          {steps.at(-1)?.label}
        </li>
      </ol>
      <JsonLd things={[breadcrumbList(steps)]} />
    </nav>
  );
}
