import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SetupError } from './command.mjs';

/*
 * Runs the script that is the first argument. Errors that the user can mend are printed without a stack: options that do
 * not exist, and invalid content, in the words of the check. A script that imports content fails before it could check it.
 */
process.argv.splice(1, 1);
try {
  await import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href);
} catch (thrown) {
  const error = thrown as NodeJS.ErrnoException;
  const isUserError = error instanceof SetupError || error.code?.startsWith('ERR_PARSE_ARGS');
  // Node's message goes on with advice on arguments that begin with a hyphen: ". To specify …".
  let text = isUserError ? `\n${error.message.split('. To specify')[0]}\n` : '';
  if (/[\\/]content[\\/]/.test(String(error.stack))) {
    const { checkContent } = await import('../check/content');
    const { reportContent } = await import('../check/report');
    const report = reportContent(await checkContent(process.cwd()));
    if (!report.ok) text = report.text;
  }
  console.error(text || error);
  process.exit(1);
}
