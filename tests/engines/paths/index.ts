import type { Tab } from '../tab';
import { contact } from './contact';
import { estimator } from './estimator';
import { hero } from './hero';
import { live } from './live';
import { menu } from './menu';
import { pages } from './pages';
import { travel } from './travel';

/** Test bodies by title. */
export type Paths = Record<string, (tab: Tab) => Promise<void>>;

export const paths: Paths = { ...menu, ...hero, ...pages, ...contact, ...estimator, ...live, ...travel };
