import type { Glossary as GlossaryContent, Term } from '@/content/schema/glossary';
import { byLetter } from '@/lib/glossary';
import { joinOperands, joinUnits } from '@/lib/no-break';
import { Boundary } from '../islands/boundary';
import { GlossaryFilter } from '../islands/glossary-filter';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { Source } from '../ui/source';

type Labels = GlossaryContent['labels'];

function Entry({ entry, labels }: { entry: Term; labels: Labels }) {
  const { id, term, name, text, image, formula, unit, source, places } = entry;
  return (
    <article id={id} className="glossary-term">
      <div className="glossary-head">
        <h3 className="text-title">
          {term} {name && <span className="block text-body font-medium tracking-normal text-muted">{name}</span>}
        </h3>
        {image && <Picture image={image} sizes="240px" />}
      </div>
      <div>
        <p className="max-w-measure">{joinUnits(text)}</p>
        <dl className="glossary-facts">
          {formula && (
            <>
              <dt>{labels.formula}</dt>
              <dd className="glossary-formula">
                {/* An equation after a semicolon, and an equals sign before a bracket, start a line. */}
                {formula.split(/(?<=;) | (?== \()/).map((line) => (
                  <span key={line} className="block">
                    {/* What stands in brackets stays on one line where it fits, with the operator before it. */}
                    {joinOperands(line)
                      .split(/([^ ()]*\([^)]*\))/)
                      .map((part, at) =>
                        at % 2 === 1 ? (
                          <span key={part} className="inline-block align-top">
                            {part}
                          </span>
                        ) : (
                          part
                        ),
                      )}{' '}
                  </span>
                ))}
              </dd>
            </>
          )}
          {unit && (
            <>
              <dt>{labels.unit}</dt>
              <dd>{unit}</dd>
            </>
          )}
          {source && (
            <>
              <dt>{labels.source}</dt>
              <dd>
                <Source source={source} />
              </dd>
            </>
          )}
          <dt>{labels.places}</dt>
          <dd className="flex flex-wrap gap-x-5">
            {places.map(({ label, href }) => (
              <Link key={href} href={href} className="underline">
                {label}
              </Link>
            ))}
          </dd>
        </dl>
      </div>
    </article>
  );
}

/** The terms under their letters, with the letters as an index and a field that filters. */
export function Glossary({ glossary }: { glossary: GlossaryContent }) {
  const letters = byLetter(glossary.terms);
  return (
    <div className="wrap pb-xl">
      <Picture image={glossary.image} first portraitMedia="(max-width: 47.99rem)" className="mb-6 w-full" />
      <nav aria-label={glossary.letters} className="glossary-letters">
        {letters.map(({ letter }) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <Boundary>
        <GlossaryFilter label={glossary.filter} found={glossary.found} none={glossary.none}>
          {letters.map(({ letter, terms }) => (
            <section key={letter} className="glossary-group">
              <h2 id={`letter-${letter}`} className="text-heading text-field">
                {letter}
              </h2>
              <div>
                {terms.map((entry) => (
                  <Entry key={entry.id} entry={entry} labels={glossary.labels} />
                ))}
              </div>
            </section>
          ))}
        </GlossaryFilter>
      </Boundary>
    </div>
  );
}
