import { findEngines } from '../run/programs';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

/** The interface of both browsers. `actions` are WebDriver actions, which BiDi accepts unchanged. */
export type Driver = {
  goto(url: string): Promise<unknown>;
  /** Calls a function, given as source, with one JSON argument; returns its result as JSON. */
  call(source: string, json: string): Promise<string>;
  act(actions: object[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** The last navigation target, also one that the browser cannot open, such as mailto. */
  destination(): Promise<string>;
  close(): Promise<void>;
};

const { found, missing } = findEngines();
const reasonFor = (...programs: string[]) =>
  programs.filter((program) => missing.includes(program)).map((program) => `${program} is not installed`)[0];
const program = (name: string) => found[name] as string;

/** `skipReason` says why a browser cannot run on this machine. */
export const engines = [
  { name: 'Firefox', skipReason: reasonFor('firefox-esr'), start: () => startFirefox(program('firefox-esr')) },
  {
    name: 'WebKit',
    skipReason: reasonFor('WebKitWebDriver', 'Xvfb'),
    start: () => startWebKit(program('WebKitWebDriver'), program('Xvfb')),
  },
];
