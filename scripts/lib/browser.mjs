import nodeFs from 'node:fs';
import { SetupError } from './command.mjs';
import { exec as execNow, npmCommand } from './exec.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const minutes = 60_000;

/**
 * A Chromium that runs: the one CHROMIUM_PATH names, Playwright's, one of the system's, else one that is
 * installed now. Being there is not enough: Playwright's own starts only where its system libraries are.
 *
 * @returns {Promise<string>} path of the program
 */
export async function ensureBrowser({
  env = process.env,
  exec = execNow,
  fs = nodeFs,
  isRoot = process.getuid?.() === 0,
  platform = process.platform,
  playwrightPath = findPlaywrightPath,
  log = console.log,
} = {}) {
  // On Windows `chrome --version` opens a window instead.
  const runs = (path) =>
    fs.existsSync(path) && (platform === 'win32' || exec(path, ['--version'], { timeout: minutes }).status === 0);
  if (env.CHROMIUM_PATH) {
    if (runs(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new SetupError(
      `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a browser that starts: correct it or unset it.`,
    );
  }
  const find = async () => [await playwrightPath(), ...usual].find((path) => path && runs(path));
  const found = await find();
  if (found) return found;

  log('Installing a browser (Playwright’s Chromium) …');
  const [npm, args] = npmCommand(env);
  exec(npm, [...args, 'exec', '--', 'playwright', 'install', 'chromium'], { timeout: 10 * minutes });
  const downloaded = await find();
  if (downloaded) return downloaded;

  if (isRoot && fs.existsSync('/usr/bin/apt-get')) {
    log('Installing a browser (Debian’s chromium) …');
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    if (exec('apt-get', ['update'], options).status === 0) {
      exec('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    }
    const packaged = await find();
    if (packaged) return packaged;
  }
  throw new SetupError(
    'No browser for the tests: none was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.',
  );
}

/** Where Playwright would put its browser, whether it has or not. */
async function findPlaywrightPath() {
  try {
    const { chromium } = await import('playwright');
    return chromium.executablePath();
  } catch {
    return null;
  }
}
