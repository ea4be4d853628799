import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstall, install, updateLists } from './apt';
import { SetupError } from './command.mjs';
import { exec, npmCommand } from './exec.mjs';

const commonPaths = [
  // Chromium without its user interface: tests take half the time.
  '/usr/bin/chromium-headless-shell',
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
const minute = 60_000;

/**
 * Command-line arguments of every Chromium that tests, bench and gallery start. They turn off what varies from run to run, and
 * make the headless shell behave as the full browser: its fonts, a mouse that can hover, and the distance at which lazy
 * pictures load. Root needs `--no-sandbox`.
 */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--font-render-hinting=slight',
  // Replaces Playwright's own --blink-settings, which are the first four.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,lazyLoadingImageMarginPxUnknown=1250',
];

/** Where Playwright's browser belongs, installed or not; undefined on a system that it does not support. */
function findPlaywrightPath(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

const starts = (path: string | undefined) =>
  path &&
  existsSync(path) &&
  // On Windows `chrome --version` opens a window.
  (process.platform === 'win32' || exec(path, ['--version'], { timeout: minute }).status === 0);

/**
 * The path of the Chromium that tests, bench and gallery use: CHROMIUM_PATH if it is set, otherwise Playwright's, otherwise
 * the system's. Each candidate is run once (except on Windows), because Playwright's fails without its system libraries.
 * @throws SetupError if CHROMIUM_PATH is not a browser that starts
 */
export function findBrowser(): string | undefined {
  const own = process.env.CHROMIUM_PATH;
  if (!own) return [findPlaywrightPath(), ...commonPaths].find(starts);
  if (starts(own)) return own;
  throw new SetupError(`CHROMIUM_PATH is ${own}, which is not a browser that starts: correct it or unset it.`);
}

/** The path of a browser. Installs one if there is none: Playwright's, or as root on Debian a package. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  console.log('Installing a browser (Playwright’s Chromium) …');
  const [npm, args] = npmCommand();
  exec(npm, [...args, 'exec', '--', 'playwright', 'install', 'chromium'], { timeout: 10 * minute });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;

  if (canInstall()) {
    console.log('Installing a browser (Debian’s chromium-headless-shell, else its chromium) …');
    // The fonts have Arial's widths: the site's fallback font is adjusted to them.
    const withFonts = (name: string) => install(name, 'fonts-liberation');
    if (updateLists() && !withFonts('chromium-headless-shell')) withFonts('chromium');
    const packaged = findBrowser();
    if (packaged) return packaged;
  }
  throw new SetupError(
    'No browser for the tests: none was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the same command again.',
  );
}

/** Starts that browser. */
export const launchBrowser = async () =>
  chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
