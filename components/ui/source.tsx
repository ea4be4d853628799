type Props = { source: { title: string; href?: string | undefined } };

/** A source by its title, linked if it has an address. */
export const Source = ({ source: { title, href } }: Props) =>
  href ? (
    <a href={href} className="underline underline-offset-4">
      {title}
    </a>
  ) : (
    title
  );
