/** The path of a value: the module (`team`, or `blog/<file>` for an article), its export, and the keys below. */
export type Path = (string | number)[];

/**
 * One change of a value. `was` is the value at `path` that the sender saw: if the file has another, nothing is written.
 */
export type Operation = { path: Path; was?: unknown } & (
  | { do: 'set'; value: unknown }
  /** Removes an optional field. */
  | { do: 'remove' }
  /** The others change a list: `was` is the whole list, and `at` the index of an entry. */
  | { do: 'insert'; at: number; value: unknown }
  | { do: 'delete'; at: number }
  | { do: 'move'; at: number; to: number }
);

export type FieldKind =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'icon'
  | 'link'
  | 'date'
  | 'picture'
  | 'list'
  | 'group'
  | 'fixed';

/** A value of content, with the properties of its schema. */
export type Field = {
  path: Path;
  /** Its label: `2nd card: Vikram Shah`, `Role title`. */
  label: string;
  doc: string;
  kind: FieldKind;
  value: unknown;
  optional: boolean;
  /** The limits of a text's length or of a list's number of entries. */
  min?: number | undefined;
  max?: number | undefined;
  /** The values of a choice. */
  options?: string[] | undefined;
  /** The name of a list's entries. */
  noun?: string | undefined;
  /** What the text names, and what it refers to by name: see content/schema/notes.ts. */
  names?: string | undefined;
  refersTo?: string | undefined;
  /** Whether the text has a mark on the page. */
  marked?: boolean | undefined;
  fields?: Field[] | undefined;
};

/** A field and its descendants. */
export const flat = (field: Field): Field[] => [field, ...(field.fields ?? []).flatMap(flat)];

type Page = { id: string; path: string; label: string; source: string };
type Step = { id: number; label: string; at: string; files: string[] };

/** The content on disk, and everything else that the layer shows. */
export type State = {
  /** The fields of every module and article that can be read, by name. */
  trees: Record<string, Field[]>;
  /** The errors of the modules and articles that cannot be read, by name. */
  broken: Record<string, string>;
  /** The current problems and warnings of `npm run check`. */
  problems: string[];
  warnings: string[];
  pages: Page[];
  /** Suggestions for links, with their labels. */
  targets: { href: string; label: string }[];
  /** The focal point of every picture, by its path below content/images. */
  focalPoints: Record<string, [number, number]>;
  /** The aspect ratios to which a picture is cropped, by its path. */
  crops: Record<string, { name: string; aspect: number }[]>;
  icons: Record<string, string>;
  /** The addresses of the articles, by name. */
  articles: Record<string, string>;
  brand: string;
  siteUrl: string;
  history: { steps: Step[]; undo?: string | undefined; redo?: string | undefined };
  committed: { file: string; added: number; removed: number }[];
};

/** An article's source, and its parts in the order in which the page shows them. */
export type ArticleSource = { source: string; blocks: { start: number; end: number }[] };
