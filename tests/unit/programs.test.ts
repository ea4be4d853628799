import { beforeEach, describe, expect, it } from 'vitest';
import { ensureEngines, ensureServers } from '../../scripts/lib/programs';
import { calls, clearCalls, type Exec, execWith, log } from '../lib/exec';

const files = new Set<string>();
const fs = {
  existsSync: (path: string) => files.has(path),
  writeFileSync: (path: string) => files.add(path),
  rmSync: (path: string) => files.delete(path),
};
beforeEach(clearCalls);

describe('ensureServers', () => {
  const policy = '/usr/sbin/policy-rc.d';
  beforeEach(() => {
    files.clear();
    files.add('/usr/bin/apt-get').add('/usr/sbin/nginx');
  });
  const ensure = (exec: Exec, env: object, isRoot = true) =>
    ensureServers({ env: { PATH: '/usr/bin', ...env } as never, exec, fs: fs as never, isRoot, log });

  it.each([
    [{}, true],
    [{ CI: 'true' }, false],
    [{ CI: 'false' }, true],
  ])('installs nothing with %o as root: %s', (env, isRoot) => {
    expect(ensure(execWith(), env, isRoot)).toEqual({
      found: { nginx: '/usr/sbin/nginx' },
      missing: ['apache2', 'caddy'],
    });
    expect(calls).toEqual([]);
  });

  it('installs missing servers in CI, prevents their services from starting, and returns what is still missing', () => {
    const hadPolicy: boolean[] = [];
    const add = () => {
      hadPolicy.push(files.has(policy));
      files.add('/usr/sbin/apache2');
    };
    const state = ensure(
      execWith([
        [/update$/, 0],
        [/ apache2$/, add],
      ]),
      { CI: 'true' },
    );
    expect(state.missing).toEqual(['caddy']);
    expect(calls.filter((call) => call.includes(' nginx'))).toEqual([]);
    expect(hadPolicy).toEqual([true]);
    expect(files.has(policy)).toBe(false);
  });

  it('keeps an existing policy-rc.d', () => {
    files.add(policy);
    ensure(execWith(), { CI: 'true' });
    expect(files.has(policy)).toBe(true);
  });
});

describe('ensureEngines', () => {
  beforeEach(() => {
    files.clear();
    files.add('/usr/bin/apt-get').add('/usr/bin/firefox-esr');
  });
  const ensure = (exec: Exec, env: object) =>
    ensureEngines({ env: { PATH: '/usr/bin', ...env } as never, exec, fs: fs as never, isRoot: true, log });

  it('installs the packages of the programs that are missing, in CI', () => {
    const exec = execWith([[/ webkit2gtk-driver$/, () => files.add('/usr/bin/WebKitWebDriver')]]);
    expect(ensure(exec, { CI: 'true' })).toEqual({
      found: { 'firefox-esr': '/usr/bin/firefox-esr', WebKitWebDriver: '/usr/bin/WebKitWebDriver' },
      missing: ['Xvfb'],
    });
    expect(calls.map((call) => call.split(' ').pop())).toEqual(['update', 'webkit2gtk-driver', 'xvfb']);
  });

  it('installs nothing outside CI', () => {
    expect(ensure(execWith(), {}).missing).toEqual(['WebKitWebDriver', 'Xvfb']);
    expect(calls).toEqual([]);
  });
});
