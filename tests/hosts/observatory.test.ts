import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchToolOrSkip } from '../../scripts/lib/tools';
import type { Running } from './lib/process';
import { ask } from './lib/request';
import { hosts, missing } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';

/**
 * Runs the analysers of Mozilla's HTTP Observatory on the responses of nginx with its configuration. Its scanner needs a
 * public name and ports 80 and 443, so three facts are given and not measured: the URL is https://www.example.com, the
 * certificate is valid, and port 80 redirects (deploy/nginx/example.conf). The HSTS preload list, which it would
 * download, is empty: it could only add points.
 */
const hasNginx = !missing.includes('nginx');
const tool = hasNginx ? fetchToolOrSkip('http-observatory', 'The headers were not graded') : null;
const source = path.join(tool ?? '', '@mdn/mdn-http-observatory');
const load = (file: string) => import(pathToFileURL(path.join(source, 'src', file)).href);

type Result = { constructor: { name: string }; result: string; pass: boolean };

async function grade(origin: string, at: string) {
  const { Requests } = await load('types.js');
  const { ALL_TESTS } = await load('constants.js');
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
  const { parseHttpEquivHeaders } = await load('retriever/utils.js');
  const answer = await ask(origin, at);
  const html = answer.body.toString();
  const url = new URL(`https://www.example.com${at}`);
  const response = {
    status: answer.status,
    headers: answer.headers,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(html, url.href),
  };
  const redirects = [
    { url: new URL(`http://www.example.com${at}`), status: 301 },
    { url, status: answer.status },
  ];
  const requests = Object.assign(new Requests(url.hostname), {
    session: { url, jar: { toJSON: () => ({ cookies: [] }), serializeSync: () => ({ cookies: [] }) } },
    responses: {
      auto: response,
      http: response,
      https: response,
      cors: response,
      httpRedirects: redirects,
      httpsRedirects: redirects,
    },
    resources: { path: html },
  });
  const results: Result[] = ALL_TESTS.map((test: (requests: unknown) => Result) => test(requests));
  const modifiers = results.map(({ result }): number => getScoreModifier(result));
  // As in the Observatory's grader, bonus points count only from 90 points on.
  const withoutBonus = 100 + modifiers.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const withBonus = 100 + modifiers.reduce((sum, value) => sum + value, 0);
  const score = withoutBonus >= 90 ? withBonus : withoutBonus;
  return {
    ...getGradeForScore(score),
    failed: results.filter(({ pass }) => !pass).map(({ result }) => result),
    results: results.map(({ result }) => result),
  };
}

const skipReason = hasNginx ? 'its package could not be installed' : 'nginx is not on this machine';
describe.skipIf(!tool)('Mozilla HTTP Observatory, on nginx with its settings', { meta: { skipReason } }, () => {
  let stage: Stage;
  let server: Running;
  beforeAll(async () => {
    writeFileSync(path.join(source, 'conf/hsts-preload.json'), '{}');
    stage = stageSite();
    const nginx = hosts.find(({ name }) => name === 'nginx');
    if (nginx) server = await nginx.start(stage, true);
  });
  afterAll(async () => {
    await server?.stop();
    stage?.remove();
  });

  it.each(['/', '/contact/', '/resources/blog/ninety-six-blocks/', '/offerings/nope'])(
    '%s: A+ with 130 points or more',
    async (at) => {
      const { score, grade: letter, failed, results } = await grade(server.url, at);
      console.log(`${at}: ${letter}, ${score} points (${results.join(', ')})`);
      expect({ letter, failed }).toEqual({ letter: 'A+', failed: [] });
      expect(score).toBeGreaterThanOrEqual(130);
    },
  );
});
