import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { MenuItem } from '../../menu.ts';

type MenuLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  item: MenuItem;
  active: boolean;
};

/** A link to an entry of the menu. Everything else it is given goes to the link itself: menus give it its role. */
export const MenuLink = ({ item, active, ...props }: MenuLinkProps) => (
  <Link
    {...props}
    to={item.to ?? '/'}
    params={{ tab: item.tab }}
    aria-current={active ? 'page' : undefined}
    data-active={active}
  />
);
