import { IconBuilding, IconChevronRight, IconShieldLock, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import classes from './settings.module.css';

/** What is set elsewhere: about the person, and about the company. */
export const SettingsLinks = () => {
  const { t } = useTranslation('app/settings');
  const readsOrganization = useAbility().can('read', 'Organization');
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
    </nav>
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
