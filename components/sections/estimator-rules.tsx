import type { Deviation } from '@/content/schema/deviation';
import { postDate } from '@/lib/dates';
import { joinBrackets, joinUnits } from '@/lib/no-break';
import { Link } from '../ui/link';
import { Source } from '../ui/source';

/** How the charge is computed, and the regulations behind it with their sources. */
export function EstimatorRules({ deviation }: { deviation: Deviation }) {
  return (
    <div className="wrap print:hidden py-lg">
      <section aria-labelledby="formulas">
        <h2 id="formulas" className="text-heading">
          {deviation.formulasTitle}
        </h2>
        <dl className="rules mt-sm">
          {deviation.formulas.map(({ name, formula, words, figures }) => (
            <div key={name}>
              <dt className="font-semibold">{name}</dt>
              <dd>
                <p className="text-lead">{joinBrackets(formula)}</p>
                <p className="max-w-measure">{joinUnits(words)}</p>
                <p className="text-muted">
                  {deviation.inFigures}: {figures}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="facts" className="mt-lg">
        <h2 id="facts" className="text-heading">
          {deviation.factsTitle}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{deviation.factsIntro}</p>
        <ul className="rules mt-sm">
          {deviation.facts.map(({ text, source, effective, checked }) => (
            <li key={text}>
              <p className="font-semibold">
                <span className="block text-caption font-medium text-muted">{deviation.effective}</span>{' '}
                <time dateTime={effective}>{postDate(effective)}</time>
              </p>
              <div>
                <p className="max-w-measure">{joinUnits(text)}</p>
                <p className="text-caption text-muted">
                  <Source source={source} />
                  {' · '}
                  {deviation.checked} <time dateTime={checked}>{postDate(checked)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Link href={deviation.more.href} className="more mt-8">
          {deviation.more.label}
        </Link>
      </section>
    </div>
  );
}
