import { z } from 'zod';
import { href, words } from './fields';

const leaf = z.strictObject({
  /** A name of its own among all menu items; never shown. */
  id: words(32),
  /** Where it leads, as recorded; links are resolved to the page's present address. */
  href,
  /** What the visitor reads. It is also the id of the section it leads to, letter for letter. */
  label: words(32),
});

const child = leaf.extend({
  /** Items one step further in. */
  children: z.array(leaf).max(6).optional(),
});

export const navigationItem = leaf.extend({
  /** One line on what the group holds, at the head of its opened panel (up to 90 characters). */
  purpose: words(90).optional(),
  /** The items of its panel. */
  children: z.array(child).max(6).optional(),
});

export const navigationSchema = z.strictObject({
  /** The header's items from left to right. */
  items: z.array(navigationItem).min(3).max(6),
  /** The filled button at the end of the bar. */
  demo: z.strictObject({ label: words(20), href }),
});

export type NavigationLeaf = z.infer<typeof leaf>;
export type NavigationItem = z.infer<typeof navigationItem>;
export type Navigation = z.infer<typeof navigationSchema>;
