import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { joinUnits } from '@/lib/no-break';
import { Breadcrumb } from '../ui/breadcrumb';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

type Props = {
  route: RouteId;
  title: string;
  intro: string;
  /** A paragraph below the introduction, in a wide window beside the title. */
  note?: string;
  /** A short status beside the title, such as "Launching soon!". The head then has one column: the page shows a picture behind it. */
  badge?: string;
  /** The last breadcrumb of a page that is not in the table of routes. */
  last?: { path: string; label: string } | undefined;
  /** Makes the head dark and shows this picture below the text; from `lg` up it is behind the text. */
  picture?: PictureContent | undefined;
  /** A small title with the introduction below it, so that what follows is the largest text of the page. */
  small?: boolean;
  /** Shown below the introduction. */
  below?: ReactNode;
  /** A button below the introduction, for a head with one column. */
  action?: { label: string; href: string };
};

/** The head of a page: breadcrumb, title and introduction. */
export function PageHead({ route, title, intro, note, badge, last, picture, small, below, action }: Props) {
  const lead = (
    <p className={clsx('max-w-measure text-lead', !note && !below && !picture && !badge && 'text-muted')}>
      {joinUnits(intro)}
    </p>
  );
  // In a wide window the note, or without a note the introduction, stands beside the title. Their first baselines align.
  const columns = !picture && !badge && !small && 'lg:grid lg:grid-cols-axis lg:items-baseline lg:gap-x-10';
  return (
    <header className={clsx('wrap pt-sm pb-md', picture && 'on-dark')}>
      <Breadcrumb route={route} last={last} />
      <div className={clsx(badge ? 'mt-4' : picture ? 'mt-2' : 'mt-sm', columns)}>
        <div className={clsx(badge && 'flex flex-wrap items-baseline gap-x-8')}>
          <h1 className={small ? 'text-title' : 'max-w-[17em] text-display'}>{title}</h1>
          {badge && (
            <p className="mt-4 flex items-center gap-2.5 text-lead font-semibold before:size-2.5 before:rounded-full before:bg-amber">
              {badge}
            </p>
          )}
          {note && <div className="mt-6">{lead}</div>}
        </div>
        <div className={small ? 'mt-1' : 'mt-6'}>
          {note ? <p className="max-w-measure text-muted">{joinUnits(note)}</p> : lead}
          {below}
        </div>
        {action && (
          <Link href={action.href} className="button mt-6">
            {action.label}
          </Link>
        )}
      </div>
      {picture && <Picture image={picture} first sizes="(min-width: 1024px) 78vw, 100vw" className="head-picture" />}
    </header>
  );
}
