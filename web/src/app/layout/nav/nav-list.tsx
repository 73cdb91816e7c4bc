import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MenuItem, menu } from '../../menu.ts';
import { isActive } from '../../menu-rules.ts';
import { MenuCount } from './lazy-menu-count.tsx';
import { MenuLink } from './menu-link.tsx';
import classes from './nav-list.module.css';
import { useCurrentRoute, useMenu } from './use-menu.ts';

/** The menu from top to bottom, for the rail and for the overlay. */
export const NavList = () => {
  const items = useMenu(menu);
  return (
    <ul className={classes.items}>
      {items.map((item) => (
        <li key={item.titleKey}>{item.children ? <NavGroup item={item} /> : <NavLink item={item} />}</li>
      ))}
    </ul>
  );
};

const NavLink = ({ item }: { item: MenuItem }) => {
  const { t } = useTranslation('app');
  const active = isActive(item, useCurrentRoute());
  return (
    <MenuLink item={item} active={active} className={classes.item}>
      <item.icon size={22} stroke={1.6} aria-hidden />
      <span data-nav-label>{t(`menu.${item.titleKey}`)}</span>
      <MenuCount item={item} />
    </MenuLink>
  );
};

const NavGroup = ({ item }: { item: MenuItem }) => {
  const { t } = useTranslation('app');
  const active = isActive(item, useCurrentRoute());
  const [open, setOpen] = useState(active);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes.item}
        data-within={active}
        aria-current={active || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <item.icon size={22} stroke={1.6} aria-hidden />
        <span data-nav-label>{t(`menu.${item.titleKey}`)}</span>
        <IconChevronDown size={16} className={classes.chevron} data-nav-label aria-hidden />
      </button>
      <ul id={id} className={classes.children} hidden={!open} data-nav-children>
        {item.children?.map((child) => (
          <li key={child.titleKey}>
            <NavLink item={child} />
          </li>
        ))}
      </ul>
    </>
  );
};
