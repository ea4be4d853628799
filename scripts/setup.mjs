/** Checks and installs what a command needs on a new machine. Each throws a SetupError that says what to do. */
export { ensureBrowser } from './lib/browser.mjs';
export { ensureNode, SetupError } from './lib/command.mjs';
export { ensureDependencies } from './lib/dependencies.mjs';
export { ensureEngines, ensureServers } from './lib/programs.mjs';
