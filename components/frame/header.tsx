import type { Navigation, NavigationItem, NavigationLeaf } from '@/content/schema/navigation';
import type { Words } from '@/content/schema/words';
import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { resolveHref } from '@/lib/href';
import { Boundary } from '../islands/boundary';
import { MenuBranch } from '../islands/menu-branch';
import { MenuSheet } from '../islands/menu-sheet';
import { NavLink } from '../islands/nav-link';
import { Link } from '../ui/link';
import { Logo } from '../ui/logo';

type LinkProps = { item: NavigationLeaf; parent?: NavigationLeaf | undefined };

/** A plain link for fragments and for a child with its parent's address: only the parent gets `aria-current`. */
function ItemLink({ item: { href, label }, parent }: LinkProps) {
  const to = resolveHref(href);
  if (to.includes('#') || (parent && to === resolveHref(parent.href))) return <a href={asset(to)}>{label}</a>;
  return (
    <NavLink href={asset(to)} path={to}>
      {label}
    </NavLink>
  );
}

function Branch({ item, words, parent }: { item: NavigationItem; words: Words; parent?: NavigationItem }) {
  const top = !parent;
  if (!item.children)
    return (
      <li>
        <ItemLink item={item} parent={parent} />
        {item.note && <small>{item.note}</small>}
      </li>
    );
  const id = `menu-${item.id}`;
  const children = item.children as NavigationItem[];
  return (
    <MenuBranch
      id={id}
      hover={top}
      wide={children.some((child) => child.children)}
      label={fill(words.submenu, { label: item.label })}
      mark={<span className="chevron" aria-hidden="true" />}
      link={<ItemLink item={item} parent={parent} />}
      panel={
        // A click on text in the panel focuses the panel: without a target the focus would leave the branch, which closes it.
        <div id={id} tabIndex={top ? -1 : undefined} className={top ? 'opens menu-panel' : 'opens menu-group'}>
          {item.purpose && <p className="menu-purpose">{item.purpose}</p>}
          <ul>
            {children.map((child) => (
              <Branch key={child.id} item={child} words={words} parent={item} />
            ))}
          </ul>
        </div>
      }
    />
  );
}

/** The header of every page: logo, menu and the demo button. All widths share one markup. */
export function Header({ navigation, brand, words }: { navigation: Navigation; brand: string; words: Words }) {
  return (
    <header className="header">
      <div className="wrap">
        <Logo brand={brand} label={fill(words.homeLink, { brand })} />
        <Boundary>
          <MenuSheet id="menu" openLabel={words.menu} closeLabel={words.closeMenu}>
            <nav id="menu" aria-label={words.mainNavigation} className="opens menu">
              <ul className="menu-bar">
                {navigation.items.map((item) => (
                  <Branch key={item.id} item={item} words={words} />
                ))}
              </ul>
              <div className="menu-foot">
                <Link href={navigation.demo.href} className="button">
                  {navigation.demo.label}
                </Link>
              </div>
            </nav>
          </MenuSheet>
        </Boundary>
      </div>
    </header>
  );
}
