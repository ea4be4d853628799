import { clsx } from 'clsx';

type Props = {
  title: string;
  intro?: string | undefined;
  /** On a dark background. */
  dark?: boolean;
};

/** The heading of a section with its introduction, in a wide window beside it. */
export const SectionHead = ({ title, intro, dark }: Props) => (
  <header className="grid gap-x-7 gap-y-5 lg:grid-cols-2 lg:items-baseline">
    <h2 className="text-heading">{title}</h2>
    {intro && <p className={clsx('max-w-measure text-lead', dark ? 'text-mist' : 'text-muted')}>{intro}</p>}
  </header>
);
