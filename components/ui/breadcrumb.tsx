import type { RouteId } from '@/content/routes';
import { asset } from '@/lib/asset';
import { breadcrumbList } from '@/lib/jsonld';
import { trail } from '@/lib/trail';
import { JsonLd } from './json-ld';

type Props = { route: RouteId; label: string; last?: { path: string; label: string } | undefined };

/** The pages above this one, as links, and this one; levels without a page are left out. `last` is a page outside the table. */
export function Breadcrumb({ route, label, last }: Props) {
  const steps = last ? [...trail(route), last] : trail(route);
  const above = steps.slice(0, -1);
  return (
    <nav aria-label={label} className="text-caption text-muted">
      <ol className="flex flex-wrap items-center">
        {above.map(({ path, label: name }) => (
          <li key={path} className="flex items-center">
            <a
              href={asset(path)}
              className="-mx-2 inline-flex min-h-11 items-center px-2 underline decoration-line underline-offset-4 hover:decoration-current"
            >
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
