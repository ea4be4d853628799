import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MenuBranch } from '@/components/islands/menu-branch';

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
