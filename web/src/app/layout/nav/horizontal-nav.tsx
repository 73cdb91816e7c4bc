import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type MenuItem, menu } from '../../menu.ts';
import { isActive } from '../../menu-rules.ts';
import classes from './horizontal-nav.module.css';
import { MenuCount } from './lazy-menu-count.tsx';
import { MenuLink } from './menu-link.tsx';
import { useCurrentRoute, useMenu } from './use-menu.ts';

/** The menu from side to side under the navbar; groups open below, 6 px away. */
export const HorizontalNav = () => {
  const { t } = useTranslation('app');
  const items = useMenu(menu);
  return (
    <nav className={classes.nav} aria-label={t('frame.mainMenu')}>
      <ul className={classes.items}>
        {items.map((item) => (
          <li key={item.titleKey}>
            {item.children ? <Group item={item} /> : <Entry item={item} className={classes.item} />}
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Entry = ({ item, className }: { item: MenuItem; className: string | undefined }) => {
  const { t } = useTranslation('app');
  const active = isActive(item, useCurrentRoute());
  return (
    <MenuLink item={item} active={active} className={className} style={around}>
      <item.icon size={20} stroke={1.6} aria-hidden />
      {t(`menu.${item.titleKey}`)}
      <MenuCount item={item} />
    </MenuLink>
  );
};

/** A number stands at the corner of the picture. */
const around = { position: 'relative' } as const;

const popoverOffset = 6;

const Group = ({ item }: { item: MenuItem }) => {
  const { t } = useTranslation('app');
  const current = useCurrentRoute();
  return (
    <Menu
      offset={popoverOffset}
      position="bottom-start"
      trigger="click-hover"
      openDelay={80}
      closeDelay={160}
      withinPortal={false}
    >
      <Menu.Target>
        <button type="button" className={classes.item} data-active={isActive(item, current)}>
          <item.icon size={20} stroke={1.6} aria-hidden />
          {t(`menu.${item.titleKey}`)}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {item.children?.map((child) => (
          <Menu.Item
            key={child.titleKey}
            component={ChildLink}
            item={child}
            active={isActive(child, current)}
            leftSection={<child.icon size={20} stroke={1.6} aria-hidden />}
          >
            {t(`menu.${child.titleKey}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const ChildLink = MenuLink;
