import { Menu } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { InitialsAvatar } from '../../../ui/pictures/initials-avatar.tsx';
import { Bdi } from '../../../ui/text/bdi.tsx';
import { accountEntries } from '../../menu.ts';
import { openDialog } from '../dialogs/dialog-store.ts';
import { signOut } from '../dialogs/sign-out.ts';
import { MenuLink } from '../nav/menu-link.tsx';
import { useMenu } from '../nav/use-menu.ts';
import classes from './account-menu.module.css';

/** The person's own menu, behind their initials. */
export const AccountMenu = () => {
  const { t } = useTranslation('app');
  const { firstName, lastName, email } = useUser();
  const entries = useMenu(accountEntries);
  const name = `${firstName} ${lastName}`;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={classes.face} aria-label={t('frame.account', { name })}>
          <InitialsAvatar name={name} size={36} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who}>
          <strong>
            <Bdi>{name}</Bdi>
          </strong>
          <Bdi>{email}</Bdi>
        </Menu.Label>
        <Menu.Divider />
        {entries.map((item) => (
          <Menu.Item
            key={item.titleKey}
            component={MenuLink}
            item={item}
            active={false}
            leftSection={<item.icon size={20} stroke={1.6} aria-hidden />}
          >
            {t(`menu.${item.titleKey}`)}
          </Menu.Item>
        ))}
        <Menu.Item
          leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
          onClick={() => openDialog('customizer')}
        >
          {t('frame.customize')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={20} stroke={1.6} aria-hidden />}
          onClick={() => openDialog('shortcuts')}
        >
          {t('frame.keyboard')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={20} stroke={1.6} className={classes.turns} aria-hidden />}
          onClick={() => void signOut()}
        >
          {t('frame.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
