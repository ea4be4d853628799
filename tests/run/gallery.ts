import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SetupError } from '../../scripts/lib/command.mjs';
import { pagePaths } from '../lib/page-paths';

/**
 * `npm run gallery` writes screenshots of every page, open menu and 404 page at four widths to .cache/gallery.
 * `npm run gallery -- --only /about/ --widths 320,1440` takes only these pages and widths.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, widths: { type: 'string' } } });
const folder = '.cache/gallery';
const widths = (values.widths ?? '320,768,1440,2560').split(',').map(Number);
if (!widths.every((width) => width >= 1))
  throw new SetupError(`${values.widths} are not widths in pixels, as in --widths 320,1440.`);
const all = [...pagePaths, '/nowhere', '/offerings/nowhere', '/about/nowhere'];
const paths = values.only ? values.only.split(',') : all;
const heightOf = (width: number) => (width < 700 ? 720 : width < 1000 ? 1024 : width < 2000 ? 900 : 1440);

// Imported after the options are read: Playwright takes longer to load than the rest.
const { launchBrowser } = await import('../../scripts/lib/browser');
const { createServer } = await import('../../scripts/serve');
const server = await createServer({ root: process.env.SITE_OUT_DIR || 'out', notFound: 'nearest' });
await using browser = await launchBrowser();
mkdirSync(folder, { recursive: true });

for (const width of widths) {
  await using page = await browser.newPage({ viewport: { width, height: heightOf(width) }, reducedMotion: 'reduce' });
  const shoot = (name: string, fullPage: boolean) =>
    page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage });
  for (const path of paths) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    // Scroll through the page, so that lazy pictures load.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
      scrollTo(0, 0);
      await new Promise((done) => setTimeout(done, 150));
    });
    await shoot(path.replaceAll('/', '_').replace(/^_|_$/g, '') || 'home', true);
  }
  if (!values.only) {
    await page.goto(`${server.url}/about/`, { waitUntil: 'networkidle' });
    // A key makes the page load its scripts, which turn the menu's disclosures into buttons.
    await page.keyboard.press('Shift');
    if (width < 1024) await page.getByRole('button', { name: /menu/i }).click();
    for (const name of ['About', 'Offerings', 'Resources']) {
      const button = page.getByRole('button', { name: new RegExp(`^${name}:`) });
      await button.click();
      await shoot(`menu-${name.toLowerCase()}`, false);
      await button.click();
    }
  }
}
await server.close();
console.log(`${folder}: ${paths.length} pages at ${widths.join(', ')} px`);
