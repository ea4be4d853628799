import { expect } from 'vitest';
import type { Driver } from './engine';
import { type Spot, sees, spot, standsBelowHeader } from './in-page';

/** WebDriver's code points for keys that are not characters. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
};

/** Polls until the assertion holds. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 10_000, interval: 50 });

/** A browser tab. Elements are found by selector and accessible name or text; the first visible one counts. */
export class Tab {
  constructor(
    private driver: Driver,
    private host: string,
  ) {}

  resize = (width: number, height: number) => this.driver.resize(width, height);
  destination = () => this.driver.destination();

  /** Opens a page, presses a key, which makes the page load its scripts, and waits until they have run. */
  async visit(path: string) {
    await this.driver.goto(this.host + path);
    await soon(() => this.run(() => Boolean(document.querySelector('script[data-src]')))).toBe(true);
    await this.run(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
    await soon(() => this.run(() => Boolean(document.querySelector('li[data-branch][data-hydrated]')))).toBe(true);
  }

  /** Runs a function in the page. It is sent as source, so it cannot use anything outside itself. */
  async run<A extends unknown[], T>(inPage: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const source = `async (json) => JSON.stringify((await (${inPage})(...JSON.parse(json))) ?? null)`;
    return JSON.parse(await this.driver.call(source, JSON.stringify(args)));
  }

  sees = (css: string, name = '') => this.run(sees, css, name);
  standsBelowHeader = (id: string) => this.run(standsBelowHeader, id);
  path = () => this.run(() => location.pathname);
  attribute = (css: string, name: string) =>
    this.run((selector, wanted) => document.querySelector(selector)?.getAttribute(wanted), css, name);
  focus = (css: string) => this.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);
  /** The accessible name of the focused element: its aria-label or its text. */
  focused = () =>
    this.run(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

  moveTo = (x: number, y: number) => this.point({ x, y });
  hover = async (css: string, name?: string) => this.point(await this.spot(css, name));
  click = async (css: string, name?: string) => {
    const { x, y } = await this.spot(css, name);
    return this.clickAt(x, y);
  };
  clickAt = (x: number, y: number) =>
    this.point({ x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  async type(css: string, text: string) {
    await this.click(css);
    await this.press(...text);
  }

  /** Presses and releases keys one after another. */
  press(...names: string[]) {
    const actions = names.flatMap((name) => {
      const value = keys[name] ?? name;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    return this.driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Waits until the page has sent all its error reports. */
  allReported = () =>
    this.run(async () => void (await (window as { allReported?: () => Promise<unknown> }).allReported?.()));

  private async spot(css: string, name = ''): Promise<Spot> {
    let found: Spot | null = null;
    await soon(async () => {
      found = await this.run(spot, css, name);
      return found ? 'ready' : `${css} ${name} is hidden, moving or covered`;
    }).toBe('ready');
    return found as unknown as Spot;
  }

  private point(spot: Spot, ...then: object[]) {
    const actions = [{ type: 'pointerMove', duration: 0, origin: 'viewport', ...spot }, ...then];
    return this.driver.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }
}
