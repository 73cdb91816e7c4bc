import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuItem } from '../menu.ts';

type MenuLinkProps = {
  item: MenuItem;
  active: boolean;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
};

/** A link to an entry of the menu. */
export const MenuLink = ({ item, active, className, onClick, children }: MenuLinkProps) => (
  <Link
    to={item.to ?? '/'}
    params={{ tab: item.tab }}
    className={className}
    onClick={onClick}
    aria-current={active ? 'page' : undefined}
    data-active={active}
  >
    {children}
  </Link>
);
