import { Menu } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { InitialsAvatar } from '../ui/pictures/initials-avatar.tsx';
import classes from './organization-switcher.module.css';
import { useEnterOrganization } from './use-enter-organization.ts';
import { useRoleName } from './use-role-name.ts';

/** One's organizations with one's role in each; the current one is marked. */
export const OrganizationMenu = ({ onCreate }: { onCreate: () => void }) => {
  const { t } = useTranslation('organizations');
  const { activeOrganization: active, organizations } = useUser();
  const { enter, pending } = useEnterOrganization();
  const roleName = useRoleName();
  return (
    <>
      <Menu.Label>{t('switcher.yours')}</Menu.Label>
      {organizations.map((organization) => {
        const current = organization.id === active?.id;
        return (
          <Menu.RadioItem
            key={organization.id}
            value={organization.id}
            checked={current}
            disabled={pending}
            checkIcon={<IconCheck size={16} aria-hidden />}
            closeMenuOnClick
            onChange={() => void enter(organization.id)}
          >
            <span className={classes.choice}>
              <InitialsAvatar name={organization.name} size={32} />
              <span className={classes.words}>
                <bdi>{organization.name}</bdi>
                <span className={classes.role}>
                  <bdi>{roleName(organization)}</bdi>
                </span>
              </span>
            </span>
          </Menu.RadioItem>
        );
      })}
      <Menu.Divider />
      <Menu.Item leftSection={<IconPlus size={20} stroke={1.6} aria-hidden />} onClick={onCreate}>
        {t('switcher.create')}
      </Menu.Item>
    </>
  );
};
