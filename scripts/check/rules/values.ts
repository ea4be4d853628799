import { notes } from '../../../content/schema/notes';
import { letterProblem } from '../../export/cards/fonts';
import { entryName } from '../entry-name';
import { firstOwner } from '../first-owner';
import type { Problem } from '../problem';
import type { Part } from '../read';
import { childSchema, describePath, type Keys, walk } from '../walk';
import { productProblem } from './cross-module';
import { linkProblem, type Targets } from './links';
import { pictureProblems } from './pictures';
import { textProblems } from './texts';
import { findDuplicates } from './unique';

export type Sample = { file: string; path: string[]; name: string };

/** What values may refer to. `products` and `targets` are undefined while the modules that have them are invalid. */
type Known = { masters: Set<string>; products: string[] | undefined; targets: Targets | undefined };

/** The name of an entry marked `sample: true`, which stands in for the client's own; undefined for any other value. */
function sampleName(value: unknown): string | undefined {
  const entry = (value ?? {}) as Record<string, unknown>;
  return entry.sample === true ? (entryName(entry) ?? '') : undefined;
}

const isPicture = (value: unknown): value is { file: string; alt: string } => {
  const { file, alt } = (value ?? {}) as Record<string, unknown>;
  return typeof file === 'string' && typeof alt === 'string';
};

/** Applies to each value the rules that the notes of its schema ask for. Lists the entries marked `sample: true`. */
export function checkValues(parts: Part[], { masters, products, targets }: Known) {
  const problems: Problem[] = [];
  const samples: Sample[] = [];
  for (const part of parts) {
    const { file, prefix, schema: whole, lineOf } = part;
    const first = firstOwner<string>();
    const place = (path: Keys) => [...prefix, ...describePath(path, whole)];
    walk(part.value, whole, (value, schema, path) => {
      const report = (message: string | false | undefined, at = path) =>
        message && problems.push({ file, line: lineOf(at), path: place(at), message });
      const { kind, refersTo, uniqueAs, drawn, filled } = notes.get(schema) ?? {};
      const isValid = () => schema.safeParse(value).success;
      const name = sampleName(value);
      if (name !== undefined) samples.push({ file, path: place(path), name });
      for (const duplicate of findDuplicates(value, schema)) report(duplicate.message, [...path, ...duplicate.path]);
      if (kind === 'picture' && isPicture(value) && childSchema(schema, 'file')?.safeParse(value.file).success)
        for (const message of pictureProblems(masters, value)) report(message);
      if (typeof value !== 'string') return;
      if (drawn) report(letterProblem(value));
      const same = uniqueAs && isValid() && first(`${uniqueAs} ${value.toLowerCase()}`, place(path).join(' › '));
      if (same) report(`is ${JSON.stringify(value)}, as ${same} already is: change one`);
      if (kind === 'link' && targets) report(isValid() && linkProblem(value, targets));
      else if (refersTo === 'product') report(isValid() && productProblem(value, products));
      else for (const message of textProblems(value, filled)) report(message);
    });
  }
  return { problems, samples };
}
