import type { Tab } from '../tab';
import { contact } from './contact';
import { estimator } from './estimator';
import { hero } from './hero';
import { live } from './live';
import { menu } from './menu';
import { navigation } from './navigation';
import { pages } from './pages';

/** Test bodies by title. */
export type Scenarios = Record<string, (tab: Tab) => Promise<void>>;

export const scenarios: Scenarios = { ...menu, ...hero, ...pages, ...contact, ...estimator, ...live, ...navigation };
