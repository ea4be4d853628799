import { placeholderPage } from '@/app/placeholder-page';
import { FileColumns } from '@/components/sections/file-columns';
import { DayPlots } from '@/components/ui/day-plots';
import { deviation } from '@/content/deviation';
import { fallbacks } from '@/content/fallbacks';
import { truprediction } from '@/content/products/truprediction';
import { exampleFile } from '@/lib/estimator/estimate-example';

const { chart: words, table } = deviation.words;
const { chart, block, ...file } = exampleFile(deviation, truprediction);
const below = (
  <FileColumns words={fallbacks.placeholder.file} {...file}>
    <DayPlots chart={chart} at={block} atLabel={`${table.block} ${block + 1}`} words={words} />
  </FileColumns>
);
const { metadata, page } = placeholderPage('apiReference', { below });

export { metadata, page as default };
