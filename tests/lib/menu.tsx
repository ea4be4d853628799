import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MenuBranch } from '@/components/islands/menu-branch';
import { MenuSheet } from '@/components/islands/menu-sheet';

type Options = { inner?: ReactNode; hover?: boolean; wide?: boolean };

/** A menu item with a panel: two links, or `inner`. Without `hover` it is a group within a panel. */
export const branch = (name: string, { inner, hover = true, wide = false }: Options = {}) => (
  <MenuBranch
    key={name}
    id={name}
    hover={hover}
    wide={wide}
    label={`${name}: more pages`}
    link={<a href={`/${name}/`}>{name}</a>}
    mark={<i>mark</i>}
    panel={
      <div id={name} className="opens">
        {inner ?? (
          <>
            <a href={`/${name}/a/`}>{name} a</a>
            <a href={`/${name}/b/`}>{name} b</a>
          </>
        )}
      </div>
    }
  />
);

/** The button of a branch. */
export const button = (name: string) => screen.getByRole('button', { name: `${name}: more pages` });
/** The list item of a branch. */
export const item = (name: string) => button(name).closest('li') as HTMLElement;

/** Two branches and a link. */
export const menuItems = (
  <ul>
    {branch('About')}
    {branch('Offerings')}
    <li>
      <a href="/contact/">Contact</a>
    </li>
  </ul>
);

/** The header's menu, and a link after it. */
export const menu = (
  <>
    <MenuSheet id="menu" openLabel="Menu" closeLabel="Close menu">
      <nav id="menu">{menuItems}</nav>
    </MenuSheet>
    <a href="/after/">after</a>
  </>
);
export const link = (name: string) => screen.getByRole('link', { name });
/** The button of the sheet. */
export const sheetButton = () => screen.getByRole('button', { name: /^(Menu|Close menu)$/ });
export const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true';
/** The name of the focused element. */
export const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
/** Presses a key on the focused element; returns false if its default action was prevented. */
export const press = (key: string, modifier: object = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...modifier });
