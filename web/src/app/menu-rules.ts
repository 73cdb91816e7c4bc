import type { Action, Subject } from '@archway/contract/kernel/access/ability';
import type { MenuItem } from './menu.ts';

type Rules = {
  readonly can: (action: Action, subject: Subject) => boolean;
  /** False for a route whose screen comes with later work. */
  readonly exists: (path: string) => boolean;
};

/** The entries a member sees: those with a screen and a permission; a group with at least one such child. */
export const visibleMenu = (items: readonly MenuItem[], rules: Rules): MenuItem[] =>
  items.flatMap((item) => {
    if (item.children) {
      const children = visibleMenu(item.children, rules);
      return children.length > 0 ? [{ ...item, children }] : [];
    }
    return isPermitted(item, rules) && item.to !== undefined && rules.exists(item.to) ? [item] : [];
  });

/** Active when the current route, or the active link it declares, is the entry's own; a group when a child is. */
export const isActive = (
  item: MenuItem,
  current: { path: string; navActiveLink?: string | undefined },
): boolean => {
  if (item.children) return item.children.some((child) => isActive(child, current));
  const linked = item.activeLink !== undefined && item.activeLink === current.navActiveLink;
  return linked || [item.to, ...(item.also ?? [])].some((path) => path === current.path);
};

/** Groups with a single entry read better as that entry. */
export const flatMenu = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => item.children ?? [item]);

const isPermitted = ({ action, subject }: MenuItem, { can }: Rules) =>
  !action || !subject || can(action, subject);
