import { SetupError } from './command.mjs';

/*
 * scripts/run.mjs loads this before a command. Errors that the user can mend are printed without a stack: options that do
 * not exist, and invalid content, in the words of the check. A command that imports content fails before it could check it.
 */
process.on('uncaughtException', async (error: NodeJS.ErrnoException) => {
  let text = error instanceof SetupError ? `\n${error.message}\n` : '';
  if (error.code?.startsWith('ERR_PARSE_ARGS')) text = `\n${error.message.split('. ')[0]}.\n`;
  if (/[\\/]content[\\/]/.test(String(error.stack))) {
    const { checkContent } = await import('../check/content');
    const { reportContent } = await import('../check/report');
    const report = reportContent(await checkContent(process.cwd()));
    if (!report.ok) text = report.text;
  }
  console.error(text || error);
  process.exit(1);
});
