import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments, ensureBrowser } from '../lib/browser';
import { fetchTool } from '../lib/tools';

type Session = {
  send: (method: string, parameters?: object) => Promise<Record<string, unknown>>;
  on: (event: string, listener: (event: { sessionId: string }) => void) => void;
  connection: () => { session: (id: string) => Session | null };
};
const limit = 40_000;
/** The same clock as `performance` in a page, so that times of both can be compared. */
export const now = () => performance.timeOrigin + performance.now();
export const wait = (time: number) => new Promise((done) => setTimeout(done, time));

export const screens = { wide: { width: 1440, height: 900 }, phone: { width: 412, height: 915 } };

/** A JavaScript expression that scrolls an element into view and returns its centre. `element` is an expression too. */
export const centreOf = (element: string) => `(() => {
  const element = ${element};
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
})()`;

/**
 * One visitor with an empty cache and a processor four times slower. The DevTools session is attached to the tab: a
 * driver that attaches to the page itself, as Playwright does, turns prerendering off
 * ("PrerenderingDisabledByDevTools").
 *
 * @param probe runs in each document before its own scripts
 */
async function newVisitor(browser: Session, probe: string, screen: keyof typeof screens) {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const permissions = ['clipboardSanitizedWrite'];
  await browser.send('Browser.grantPermissions', { permissions, browserContextId });
  const size = screens[screen];
  await browser.send('Target.createTarget', { url: 'about:blank', browserContextId, ...size });
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{}] });
  const tab = (targetInfos as { type: string; browserContextId: string; targetId: string }[]).find(
    (target) => target.type === 'tab' && target.browserContextId === browserContextId,
  );
  const attached = await browser.send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const session = (id: unknown) => browser.connection().session(String(id)) as Session;
  /** The page shown, then any page that is being prerendered. */
  let pages: { id: string; session: Session }[] = [];
  const tabSession = session(attached.sessionId);
  tabSession.on('Target.attachedToTarget', ({ sessionId }) => {
    const page = session(sessionId);
    pages.push({ id: sessionId, session: page });
    for (const [method, parameters] of [
      ['Page.enable', {}],
      ['Emulation.setCPUThrottlingRate', { rate: 4 }],
      ['Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: screen === 'phone' }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: probe, runImmediately: true }],
      ['Runtime.runIfWaitingForDebugger', {}],
    ] as const)
      page.send(method, parameters).catch(() => {});
  });
  tabSession.on('Target.detachedFromTarget', ({ sessionId }) => {
    pages = pages.filter(({ id }) => id !== sessionId);
  });
  await tabSession.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  const page = () => pages[0]?.session as Session;
  const mouse = (type: string, at: object) =>
    page().send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...at });
  const evaluate = async <T>(expression: string) => {
    const { result } = await page().send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true });
    return (result as { value?: T }).value;
  };
  return {
    evaluate,
    goto: (url: string) => page().send('Page.navigate', { url }),
    key: (key: string) => page().send('Input.dispatchKeyEvent', { type: 'keyDown', key }),
    type: (text: string) => page().send('Input.insertText', { text }),
    point: (at: object) => mouse('mouseMoved', { ...at, button: 'none' }),
    /** Presses for 80 ms, as people do. @returns the time of the release, which is the click */
    async press(at: object) {
      await mouse('mousePressed', at);
      await wait(80);
      const time = now();
      mouse('mouseReleased', at).catch(() => {});
      return time;
    },
    /** Drags through points, one every `pace` milliseconds. It does not wait until the page has handled a point. */
    async drag(points: object[], pace: number) {
      await mouse('mousePressed', points[0] ?? {});
      for (const [index, at] of points.entries()) {
        mouse('mouseMoved', { ...at, buttons: 1 }).catch(() => {});
        if (index < points.length - 1) await wait(pace);
      }
      await mouse('mouseReleased', points.at(-1) ?? {});
    },
    /** Waits until an expression has a truthy value. A page that is being left does not respond. */
    async until<T>(expression: string): Promise<T> {
      for (const end = now() + limit; now() < end; await wait(100)) {
        const value = await Promise.race([evaluate<T>(expression).catch(() => undefined), wait(1000)]);
        if (value) return value as T;
      }
      throw new Error(`No value within ${limit} ms: ${expression}`);
    },
    close: () => browser.send('Target.disposeBrowserContext', { browserContextId }),
  };
}
export type Visitor = Awaited<ReturnType<typeof newVisitor>>;

/** Starts Chromium with Puppeteer, which Lighthouse installs. */
export async function openVisitors(log: (line: string) => void) {
  const driver = path.join(fetchTool('lighthouse', { log }), 'puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
  const { default: puppeteer } = await import(pathToFileURL(driver).href);
  const browser = await puppeteer.launch({
    executablePath: await ensureBrowser(),
    args: browserArguments,
    targetFilter: () => false,
    waitForInitialPage: false,
  });
  const session: Session = await browser.target().createCDPSession();
  return {
    newVisitor: (probe: string, screen: keyof typeof screens) => newVisitor(session, probe, screen),
    close: (): Promise<void> => browser.close(),
  };
}
