import { UnstyledButton } from '@mantine/core';
import {
  IconBuilding,
  IconCalendarShare,
  IconChevronRight,
  IconShieldLock,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { CalendarDialog } from '../../stagings/feeds/calendar-dialog.tsx';
import classes from './settings.module.css';

/** What is set elsewhere: about the person, and about the company. */
export const SettingsLinks = () => {
  const { t } = useTranslation('app/settings');
  const ability = useAbility();
  const readsOrganization = ability.can('read', 'Organization');
  return (
    <nav className={classes.links} aria-label={t('elsewhere')}>
      <Link to="/account/$tab" params={{ tab: 'account' }} className={classes.link}>
        <Face
          icon={<IconUser size={22} stroke={1.6} aria-hidden />}
          title={t('links.account')}
          hint={t('links.accountHint')}
        />
      </Link>
      <Link to="/account/$tab" params={{ tab: 'security' }} className={classes.link}>
        <Face
          icon={<IconShieldLock size={22} stroke={1.6} aria-hidden />}
          title={t('links.security')}
          hint={t('links.securityHint')}
        />
      </Link>
      {readsOrganization && (
        <Link to="/organization/$tab" params={{ tab: 'details' }} className={classes.link}>
          <Face
            icon={<IconBuilding size={22} stroke={1.6} aria-hidden />}
            title={t('links.organization')}
            hint={t('links.organizationHint')}
          />
        </Link>
      )}
      {ability.can('read', 'Staging') && <CalendarLink />}
    </nav>
  );
};

const CalendarLink = () => {
  const { t } = useTranslation('app/settings');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <UnstyledButton className={classes.link} onClick={() => setOpened(true)}>
        <Face
          icon={<IconCalendarShare size={22} stroke={1.6} aria-hidden />}
          title={t('links.calendar')}
          hint={t('links.calendarHint')}
        />
      </UnstyledButton>
      <CalendarDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

const Face = ({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) => (
  <>
    {icon}
    <span className={classes.words}>
      <strong>{title}</strong>
      <span className={classes.hint}>{hint}</span>
    </span>
    <IconChevronRight size={18} aria-hidden className={classes.arrow} />
  </>
);
