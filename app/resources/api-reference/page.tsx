import { placeholderPage } from '@/app/placeholder-page';
import { FileColumns } from '@/components/sections/file-columns';
import { DayPlots } from '@/components/ui/day-plots';
import { deviation } from '@/content/deviation';
import { fallbacks } from '@/content/fallbacks';
import { truprediction } from '@/content/products/truprediction';
import { exampleFile } from '@/lib/estimator/estimate-example';

const { columns, chart, block } = exampleFile(deviation, truprediction);
/** Up to the metered output the columns are the visitor's. */
const read = columns.findIndex(({ name }) => name === deviation.words.table.actual) + 1;
const below = (
  <FileColumns words={fallbacks.placeholder.file} reads={columns.slice(0, read)} adds={columns.slice(read)}>
    <DayPlots chart={chart} at={block} words={deviation.words.chart} />
  </FileColumns>
);
const { metadata, page } = placeholderPage('apiReference', { below });

export { metadata, page as default };
