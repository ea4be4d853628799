import { z } from 'zod';
import { href, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const leaf = z.strictObject({
  /** A name of its own among all menu items; never shown (up to 32 characters). */
  id: words(32),
  /** Where it leads: an address of this site such as /about/team, with #Section Name to go to a section of it. */
  href,
  /** What the visitor reads, and the name of the section it leads to, letter for letter (up to 32 characters). */
  label: words(32),
});

const child = z.strictObject({
  ...leaf.shape,
  /** Items one step further in: up to six. */
  children: list('child', leaf, 1, 6).optional(),
});

const navigationItem = z.strictObject({
  ...leaf.shape,
  /** One line on what the group holds, at the head of its opened panel (up to 90 characters). */
  purpose: words(90).optional(),
  /** The items of its panel: up to six. */
  children: list('child', child, 1, 6).optional(),
});

const demo = z.strictObject({
  /** What the button says (up to 20 characters). */
  label: words(20),
  /** Where it leads: the contact page, whose form then names the product. */
  href,
});

export const navigationSchema = z.strictObject({
  /** The header's items from left to right: three to six. */
  items: list('menu item', navigationItem, 3, 6),
  /** The filled button at the end of the bar. */
  demo,
});

export type NavigationLeaf = Infer<typeof leaf>;
export type NavigationItem = Infer<typeof navigationItem>;
export type Navigation = Infer<typeof navigationSchema>;
