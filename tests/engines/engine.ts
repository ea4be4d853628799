import { findEngines } from '../../scripts/lib/programs.mjs';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** What both protocols can do, in the same terms. Actions are WebDriver's own, which BiDi takes over as they are. */
export type Driver = {
  goto(url: string): Promise<unknown>;
  /** Runs the source of a function with one JSON argument, and gives its answer as JSON. */
  call(source: string, json: string): Promise<string>;
  act(actions: object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The address that the window was last sent to, whether or not the engine can show it. */
  destination(): Promise<string>;
  close(): Promise<void>;
};

const { found, missing } = findEngines();
const absent = (...programs: string[]) =>
  programs.filter((program) => missing.includes(program)).map((program) => `${program} is not on this machine`)[0];
const program = (name: string) => found[name as keyof typeof found] as string;

/** `absent` says why an engine cannot run here. */
export const engines = [
  { name: 'Firefox', absent: absent('firefox-esr'), start: () => startFirefox(program('firefox-esr')) },
  {
    name: 'WebKit',
    absent: absent('WebKitWebDriver', 'Xvfb'),
    start: () => startWebKit(program('WebKitWebDriver'), program('Xvfb')),
  },
];
