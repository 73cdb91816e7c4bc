import { Popover } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { shortcuts } from '../../menu.ts';
import { MenuLink } from '../nav/menu-link.tsx';
import { useMenu } from '../nav/use-menu.ts';
import classes from './shortcuts-menu.module.css';

/** The places people go to most, as a grid of pictures. */
export const ShortcutsMenu = () => {
  const { t } = useTranslation('app');
  const items = useMenu(shortcuts);
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('frame.shortcuts')} data-phone="hidden" onClick={() => setOpened(!opened)}>
          <IconLayoutGrid size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('frame.shortcuts')}>
        <ul className={classes.grid}>
          {items.map((item) => (
            <li key={item.titleKey}>
              <MenuLink
                item={item}
                active={false}
                className={classes.shortcut}
                onClick={() => setOpened(false)}
              >
                <span className={classes.icon}>
                  <item.icon size={24} stroke={1.6} aria-hidden />
                </span>
                {t(`menu.${item.titleKey}`)}
              </MenuLink>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
