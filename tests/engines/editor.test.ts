import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { team } from '@/content/team';
import { EditedCopy } from '../lib/edit';
import { type Driver, engines } from './engine';
import { soon, Tab } from './tab';

/** The main paths of `npm run edit`. The site is in a frame of the same origin, so scripts in the page can access it. */
const timeout = 600_000;
const polling = { timeout: 90_000, interval: 200 };
const [years = '', moreYears = ''] = team.managementTeam.people.map(({ text }) => text);
let copy: EditedCopy;

beforeAll(async () => {
  copy = new EditedCopy();
  await copy.start();
}, timeout);
afterAll(() => copy?.remove(), timeout);

for (const { name, skipReason, start } of engines)
  describe.skipIf(skipReason)(`npm run edit in ${name}`, { timeout, meta: { skipReason: skipReason ?? '' } }, () => {
    let [driver, tab] = [] as unknown as [Driver, Tab];
    beforeAll(async () => {
      driver = await start();
      tab = new Tab(driver, '');
      await tab.resize(1440, 900);
    }, timeout);
    afterAll(() => driver?.close());
    beforeEach(() => copy.restore());

    const until = (read: () => unknown) => expect.poll(read, polling);
    const diff = (file: string) => until(() => copy.diff(`content/${file}`));
    const press = (label: string) => tab.click('button', label);
    /** A point on the first line of a visible text, 12 px from its left end, in coordinates of the window. */
    const spotOf = (text: string) =>
      tab.run((wanted) => {
        const frame = document.querySelector('iframe') as HTMLIFrameElement;
        const page = frame.contentDocument as Document;
        const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode as Text;
          if (!node.data.startsWith(wanted)) continue;
          node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = page.createRange();
          range.selectNodeContents(node);
          const [line] = range.getClientRects();
          if (!line) continue;
          const box = frame.getBoundingClientRect();
          return { x: Math.round(box.left + line.left + 12), y: Math.round(box.top + line.top + line.height / 2) };
        }
        return null;
      }, text);
    const typed = () =>
      tab.run(() => document.querySelector('iframe')?.contentDocument?.querySelector('[data-edit]:focus')?.textContent);
    const open = async (path: string, text: string) => {
      await driver.goto(copy.address);
      await until(() => tab.sees('h2', 'On this page')).toBe(true);
      // The page may still reload by itself, after the file that the test before has changed.
      await until(() =>
        tab.run((route) => {
          const pages = document.querySelector<HTMLSelectElement>('select[aria-label=Page]');
          if (pages && pages.value !== route) {
            pages.value = route;
            pages.dispatchEvent(new Event('change'));
          }
          return document.querySelector('iframe')?.contentWindow?.location.pathname ?? '';
        }, path),
      ).toBe(path);
      await until(() => spotOf(text)).not.toBeNull();
    };
    /** Waits until the page has a text and no field is open. */
    const shows = (text: string) =>
      until(() =>
        tab.run((wanted) => {
          const page = document.querySelector('iframe')?.contentDocument;
          return !page?.querySelector('[data-edit]') && page?.body?.textContent?.includes(wanted);
        }, text),
      ).toBe(true);
    /** Clicks a text until its field is open, as an impatient editor does, and types over its text. */
    const edit = async (text: string, by: string) => {
      const isOpen = async () => (await typed())?.startsWith(text);
      await until(async () => {
        const spot = (await isOpen()) ? null : await spotOf(text);
        if (spot) await tab.clickAt(spot.x, spot.y);
        return isOpen();
      }).toBe(true);
      // The last click may have been in the field, where it puts the caret between two letters.
      await tab.run(() => {
        const page = document.querySelector('iframe')?.contentDocument;
        page?.getSelection()?.selectAllChildren(page.querySelector('[data-edit]:focus') as Element);
      });
      await tab.press(...by);
      await until(typed).toBe(by);
    };

    it('two texts edited in succession are saved as one changed line each, and undo restores them one by one', async () => {
      await open('/about/team/', years);
      await edit(years, 'Taken back.');
      await tab.press('Escape');
      await until(typed).toBeNull();
      await edit(years, '21+ years.');
      await edit(moreYears, '19+ years.');
      await diff('team.ts').toBe('1 1');
      await until(() => tab.run(() => document.querySelector('.status')?.textContent ?? '')).toMatch(/^Saved/);
      await tab.press('Enter');
      await diff('team.ts').toBe('2 2');
      await until(() => typed()).toBeNull();
      await press('Undo');
      await diff('team.ts').toBe('1 1');
      await press('Undo');
      await diff('team.ts').toBe('');
    });

    it('a field of the panel is saved as one changed line and shown', async () => {
      await open('/about/team/', years);
      await press('Title and description');
      await tab.run(() => document.querySelector<HTMLInputElement>('[data-path="routes/routes/team/title"]')?.select());
      await tab.press(...'The people', 'Enter');
      await diff('routes.ts').toBe('1 1');
      await soon(() => tab.sees('.result .title', 'The people · TruWatt')).toBe(true);
    });

    it('a part of an article is saved while the next one is edited', async () => {
      const [first, next] = ['The Indian grid settles a day', 'Two sets of rules exist'];
      await open('/resources/blog/ninety-six-blocks/', first);
      await edit(first, 'A new first part.');
      await edit(next, 'A new next part.');
      await diff('blog/ninety-six-blocks.mdx').toBe('1 1');
      await tab.run(() =>
        document.querySelector('iframe')?.contentDocument?.querySelector<HTMLElement>(':focus')?.blur(),
      );
      await diff('blog/ninety-six-blocks.mdx').toBe('2 2');
      await shows('A new next part.');
    });

    it('a part of an article is saved if the page is reloaded while it is typed', async () => {
      const text = 'The Indian grid settles a day';
      await open('/resources/blog/ninety-six-blocks/', text);
      await edit(text, 'A new part.');
      await tab.run(() => document.querySelector('iframe')?.contentWindow?.location.reload());
      await diff('blog/ninety-six-blocks.mdx').toBe('1 1');
      await shows('A new part.');
    });
  });
