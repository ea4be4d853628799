import { Boundary } from '@/components/islands/boundary';
import { Estimator } from '@/components/islands/estimator/estimator';
import { Closing } from '@/components/sections/closing';
import { EstimatorRules } from '@/components/sections/estimator-rules';
import { PageHead } from '@/components/sections/page-head';
import { deviation } from '@/content/deviation';
import { truprediction } from '@/content/products/truprediction';
import { asset } from '@/lib/asset';
import { closingOf } from '@/lib/closing';
import { exampleOf } from '@/lib/estimator/estimate-example';
import { resolveHref } from '@/lib/href';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('deviationEstimator');

const { title, intro, words: texts, disclaimer, privacy } = deviation;
const toForm = (
  <a href="#figures" className="button needs-scripts mt-6">
    {texts.form.link}
  </a>
);
const contact = asset(resolveHref('/contact?product=TruPrediction'));
const notes = [disclaimer, privacy];

export default function DeviationEstimatorPage() {
  return (
    <>
      <PageHead route="deviationEstimator" title={title} intro={intro} below={toForm} />
      <Boundary>
        <Estimator words={texts} {...exampleOf(deviation, truprediction)} notes={notes} contact={contact}>
          <EstimatorRules deviation={deviation} />
        </Estimator>
      </Boundary>
      <Closing words={closingOf('deviationEstimator')} />
    </>
  );
}
