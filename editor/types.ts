/** The way to a value: the module (`team`, or `blog/<slug>` for an article), its export, and the keys below. */
export type Path = (string | number)[];

/** One change of a value. `was` is what the sender saw at `path`: when the file says something else, nothing is written. */
export type Operation = { path: Path; was?: unknown } & (
  | { do: 'set'; value: unknown }
  /** Leaves out an optional field. */
  | { do: 'remove' }
  /** The others change a list: `was` is its value, and `at` the place of an entry. */
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

/** A value of content with what its schema says of it. */
export type Field = {
  path: Path;
  /** Its name in messages: `2nd card`, `title`. */
  label: string;
  doc: string;
  kind: FieldKind;
  value: unknown;
  optional: boolean;
  /** Of a text, its length; of a list, its number of entries. */
  min?: number | undefined;
  max?: number | undefined;
  /** The values of a choice. */
  options?: string[] | undefined;
  /** The names in braces that the site fills in. */
  tokens?: string[] | undefined;
  /** The name of a list's entries. */
  noun?: string | undefined;
  /** The fields that must differ from entry to entry of a list. */
  unique?: string[] | undefined;
  /** Whether the text has a mark on the page. */
  marked?: boolean | undefined;
  fields?: Field[] | undefined;
};

/** Something that is wrong, in the words of `npm run check`. */
export type Refusal = { problems: string[]; conflict?: { path: Path; value: unknown } };

type Page = { id: string; path: string; label: string; title: string; description: string; source: string };
type Step = { id: number; label: string; at: string; files: string[] };
export type Picture = { width: number; height: number; focus: [number, number] };

/** All that the layer shows, as it stands on disk. */
export type State = {
  /** The fields of every module and article that can be read, by name. */
  trees: Record<string, Field[]>;
  /** What keeps the others from being read. */
  broken: Record<string, string>;
  /** What `npm run check` says now. */
  problems: string[];
  pages: Page[];
  /** Addresses for links, with the text that says what they are. */
  targets: { href: string; label: string }[];
  pictures: Record<string, Picture>;
  /** By folder of pictures, the width-to-height ratios they are cropped to. */
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
