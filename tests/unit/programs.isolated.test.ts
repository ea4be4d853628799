import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser } from '../../scripts/lib/browser';
import { answerWith, calls } from '../lib/exec';
import { ensureEngines, ensureServers } from '../run/programs';

const files = vi.hoisted(() => new Set<string>());
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  existsSync: (path) => files.has(String(path)),
  writeFileSync: (path) => void files.add(String(path)),
  rmSync: (path) => void files.delete(String(path)),
}));
vi.mock(import('../../scripts/lib/exec.mjs'), async (original) => ({
  ...(await original()),
  exec: (await import('../lib/exec')).exec,
}));
vi.mock('playwright', () => ({ chromium: { executablePath: () => '/pw/chrome' } }));

/** Sets the files and variables of the machine, and the user. */
function machine(paths: string[], env: Record<string, string> = {}, isRoot = true) {
  files.clear();
  for (const path of paths) files.add(path);
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ PATH: '/usr/bin', CI: '', CHROMIUM_PATH: '', ...env }))
    vi.stubEnv(name, value);
  vi.spyOn(process, 'getuid').mockReturnValue(isRoot ? 0 : 1000);
}
beforeEach(() => {
  answerWith();
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('ensureServers', () => {
  const policy = '/usr/sbin/policy-rc.d';
  const installed = ['/usr/bin/apt-get', '/usr/sbin/nginx'];

  it.each([
    [{}, true],
    [{ CI: 'true' }, false],
    [{ CI: 'false' }, true],
  ])('installs nothing with %o as root: %s', (env, isRoot) => {
    machine(installed, env as Record<string, string>, isRoot);
    expect(ensureServers()).toEqual({ found: { nginx: '/usr/sbin/nginx' }, missing: ['apache2', 'caddy'] });
    expect(calls).toEqual([]);
  });

  it('installs missing servers in CI, prevents their services from starting, and returns what is still missing', () => {
    machine(installed, { CI: 'true' });
    const hadPolicy: boolean[] = [];
    const add = () => {
      hadPolicy.push(files.has(policy));
      files.add('/usr/sbin/apache2');
    };
    answerWith([/update$/, 0], [/ apache2$/, add]);
    expect(ensureServers().missing).toEqual(['caddy']);
    expect(calls.filter((call) => call.includes(' nginx'))).toEqual([]);
    expect(hadPolicy).toEqual([true]);
    expect(files.has(policy)).toBe(false);
  });

  it('keeps an existing policy-rc.d', () => {
    machine([...installed, policy], { CI: 'true' });
    ensureServers();
    expect(files.has(policy)).toBe(true);
  });
});

describe('ensureEngines', () => {
  const installed = ['/usr/bin/apt-get', '/usr/bin/firefox-esr'];

  it('installs the packages of the programs that are missing, in CI', () => {
    machine(installed, { CI: 'true' });
    answerWith([/ webkit2gtk-driver$/, () => files.add('/usr/bin/WebKitWebDriver')]);
    expect(ensureEngines()).toEqual({
      found: { 'firefox-esr': '/usr/bin/firefox-esr', WebKitWebDriver: '/usr/bin/WebKitWebDriver' },
      missing: ['Xvfb'],
    });
    expect(calls.map((call) => call.split(' ').pop())).toEqual(['update', 'webkit2gtk-driver', 'xvfb']);
  });

  it.each([
    [['/usr/bin/firefox'], '/usr/bin/firefox'],
    [['/usr/bin/firefox', '/sbin/firefox-esr'], '/sbin/firefox-esr'],
  ])('accepts Firefox under the name that it has outside Debian: %j', (paths, path) => {
    machine(paths);
    expect(ensureEngines()).toMatchObject({ found: { 'firefox-esr': path }, missing: ['WebKitWebDriver', 'Xvfb'] });
  });

  it('installs nothing outside CI', () => {
    machine(installed);
    expect(ensureEngines().missing).toEqual(['WebKitWebDriver', 'Xvfb']);
    expect(calls).toEqual([]);
  });
});

describe('ensureBrowser', () => {
  const starts = (path: string): [RegExp, number] => [new RegExp(`^${path} --version`), 0];

  it('prefers CHROMIUM_PATH, then Playwright’s, then the system’s', async () => {
    const paths = ['/own', '/pw/chrome', '/usr/bin/chromium', '/usr/bin/google-chrome'];
    answerWith(...paths.map(starts));
    machine(paths, { CHROMIUM_PATH: '/own' });
    expect(await ensureBrowser()).toBe('/own');
    machine(paths);
    expect(await ensureBrowser()).toBe('/pw/chrome');
    files.delete('/pw/chrome');
    expect(await ensureBrowser()).toBe('/usr/bin/chromium');
    files.delete('/usr/bin/chromium');
    expect(await ensureBrowser()).toBe('/usr/bin/google-chrome');
  });

  it('skips a browser that does not start', async () => {
    machine(['/pw/chrome', '/usr/bin/chromium']);
    answerWith(starts('/usr/bin/chromium'));
    expect(await ensureBrowser()).toBe('/usr/bin/chromium');
  });

  it('rejects a wrong CHROMIUM_PATH and installs nothing', async () => {
    machine([], { CHROMIUM_PATH: '/gone' });
    await expect(ensureBrowser()).rejects.toThrow(
      'CHROMIUM_PATH is /gone, which is not a browser that starts: correct it or unset it.',
    );
    expect(calls).toEqual([]);
  });

  it('downloads Playwright’s browser when none is installed', async () => {
    machine([]);
    answerWith([/playwright install chromium$/, () => files.add('/pw/chrome')], starts('/pw/chrome'));
    expect(await ensureBrowser()).toBe('/pw/chrome');
  });

  it('installs Debian’s package, as root, when the download fails', async () => {
    machine(['/usr/bin/apt-get']);
    answerWith(
      [/^apt-get update$/, 0],
      [
        /^apt-get install .* chromium-headless-shell fonts-liberation$/,
        () => files.add('/usr/bin/chromium-headless-shell'),
      ],
      starts('/usr/bin/chromium-headless-shell'),
    );
    expect(await ensureBrowser()).toBe('/usr/bin/chromium-headless-shell');
  });

  it('installs Debian’s whole Chromium where it has no package of the headless shell', async () => {
    machine(['/usr/bin/apt-get']);
    answerWith(
      [/^apt-get update$/, 0],
      [/^apt-get install .* chromium fonts-liberation$/, () => files.add('/usr/bin/chromium')],
      starts('/usr/bin/chromium'),
    );
    expect(await ensureBrowser()).toBe('/usr/bin/chromium');
  });

  it.each([false, true])('says what to do when nothing can be installed (root: %s)', async (isRoot) => {
    machine(['/usr/bin/apt-get'], {}, isRoot);
    await expect(ensureBrowser()).rejects.toThrow(
      /^No browser for the tests: .* Install Chromium or Chrome, or set CHROMIUM_PATH/,
    );
    expect(calls.some((call) => call.startsWith('apt-get'))).toBe(isRoot);
  });
});
