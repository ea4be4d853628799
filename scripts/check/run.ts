import { checkContent } from './content';
import { reportContent, sampleBanner } from './report';

/** What `npm run build` prints of the check: the report, and at its end the banner. */
export type ContentResult = ReturnType<typeof reportContent> & { banner: string };

/** Checks the content and prints the result as JSON. `npm run build` runs this in a process of its own. */
const report = await checkContent(process.cwd());
console.log(JSON.stringify({ ...reportContent(report), banner: sampleBanner(report) } satisfies ContentResult));
