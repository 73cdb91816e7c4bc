import type { AccountSession } from '@archway/contract/auth/session';
import { Badge, Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconTerminal2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { deviceOf } from './device-of.ts';
import classes from './sessions-section.module.css';
import { useDeviceName } from './use-device-name.ts';

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

export const SessionRow = ({ session, onRevoke }: { session: AccountSession; onRevoke: () => void }) => {
  const { t } = useTranslation('auth/account');
  const deviceName = useDeviceName();
  const device = deviceOf(session.userAgent);
  const name = deviceName(device);
  const Icon = icons[device.kind];
  return (
    <li className={classes.session}>
      <Icon size={28} stroke={1.4} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.device} title={session.userAgent ?? undefined}>
          {name}
        </span>
        <span className={classes.facts}>
          <span>
            {t('sessions.lastUsed')} <RelativeTime at={session.lastUsedAt} />
          </span>
          {session.ip && <bdi>{session.ip}</bdi>}
          <span>
            {t('sessions.signedIn')} <RelativeTime at={session.startedAt} />
          </span>
        </span>
      </div>
      {session.current ? (
        <Badge variant="light" color="green">
          {t('sessions.current')}
        </Badge>
      ) : (
        <Button
          variant="default"
          size="sm"
          onClick={onRevoke}
          aria-label={t('sessions.revokeDevice', { device: name })}
        >
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  );
};
