import { checkContent } from '../check/content';
import { reportContent, sampleBanner } from '../check/report';

/** What `npm run build` prints about the content: the report, and the banner when the build ends. */
export type Prepared = ReturnType<typeof reportContent> & { banner: string };

/**
 * Checks the content and prints the result as JSON, in the last line of its output. `npm run build` runs this in a process
 * of its own.
 */
const report = await checkContent(process.cwd());
const prepared: Prepared = { ...reportContent(report), banner: sampleBanner(report) };
console.log(JSON.stringify(prepared));
