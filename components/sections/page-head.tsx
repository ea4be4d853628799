import type { RouteId } from '@/content/routes';
import { Breadcrumb } from '../ui/breadcrumb';

type Props = {
  route: RouteId;
  title: string;
  intro?: string;
  /** Short lines below the intro. */
  notes?: string[];
  breadcrumb: string;
  eyebrow?: string;
  last?: { path: string; label: string } | undefined;
};

/** The head of a page: breadcrumb, title and introduction. */
export function PageHead({ route, title, intro, notes = [], breadcrumb, eyebrow, last }: Props) {
  return (
    <header className="wrap pt-near pb-apart">
      <Breadcrumb route={route} label={breadcrumb} last={last} />
      <h1 className="mt-near max-w-[17em] text-display">{title}</h1>
      {eyebrow && <p className="mt-4 inline-block rounded-control bg-amber px-3 py-1 font-semibold">{eyebrow}</p>}
      {intro && <p className="mt-6 max-w-measure text-lead text-muted">{intro}</p>}
      {notes.map((note, index) => (
        <p key={note} className={index === 0 ? 'mt-6 max-w-measure font-semibold' : 'max-w-measure'}>
          {note}
        </p>
      ))}
    </header>
  );
}
