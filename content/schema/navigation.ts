import { z } from 'zod';
import { href, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const leaf = z.strictObject({
  /** A unique name among all menu items; visitors do not see it (up to 32 characters). */
  id: words(32).register(notes, { uniqueAs: 'id' }),
  /** An address of this site, such as /about/team. Add #Section Name to link to a section of the page. */
  href,
  /** The text of the item. For an item with a #section, exactly the section's id (up to 32 characters). */
  label: words(32),
  /** A word or two beside the item, muted, such as the product's name (up to 20 characters). Optional. */
  note: words(20).optional(),
});

const child = z.strictObject({
  ...leaf.shape,
  /** The items one level below: up to six. */
  children: list('child', leaf, 1, 6).optional(),
});

const navigationItem = z.strictObject({
  ...leaf.shape,
  /** One line about the group, at the top of its open panel (up to 90 characters). */
  purpose: words(90).optional(),
  /** The items of the panel: up to six. */
  children: list('child', child, 1, 6).optional(),
});

const demo = z.strictObject({
  /** The text of the button (up to 20 characters). */
  label: words(20),
  /** The address of the contact page. */
  href,
});

export const navigationSchema = z.strictObject({
  /** The header's items from left to right: three to six. */
  items: list('menu item', navigationItem, 3, 6),
  /** The button at the right end of the menu bar. */
  demo,
});

export type NavigationLeaf = Infer<typeof leaf>;
export type NavigationItem = Infer<typeof navigationItem>;
export type Navigation = Infer<typeof navigationSchema>;
