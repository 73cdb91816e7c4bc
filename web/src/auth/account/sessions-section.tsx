import type { AccountSession } from '@archway/contract/auth/session';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { FormSection } from '../../ui/form/form-section.tsx';
import { Results } from '../../ui/list/results.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { deviceOf } from './device-of.ts';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-section.module.css';
import { useDeviceName } from './use-device-name.ts';
import { useRevokeSessions } from './use-revoke-sessions.ts';

type Confirming =
  | { readonly about: 'one'; readonly session: AccountSession }
  | { readonly about: 'others' | 'everywhere' };

/** Where one is signed in, and the way to end it: one device, all others, or everywhere. */
export const SessionsSection = () => {
  const { t } = useTranslation('auth/account');
  const sessions = useQuery(queries.account.sessions.queryOptions());
  const [confirming, setConfirming] = useState<Confirming | null>(null);
  const others = sessions.data?.rows.some(({ current }) => !current) ?? false;
  return (
    <FormSection
      title={t('sessions.title')}
      description={t('sessions.description')}
      footer={
        <>
          {others && (
            <Button variant="default" onClick={() => setConfirming({ about: 'others' })}>
              {t('sessions.others')}
            </Button>
          )}
          <Button variant="default" onClick={() => setConfirming({ about: 'everywhere' })}>
            {t('sessions.everywhere')}
          </Button>
        </>
      }
    >
      <Results of={sessions}>
        {({ rows }) => (
          <ul className={classes.list} aria-label={t('sessions.title')}>
            {rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onRevoke={() => setConfirming({ about: 'one', session })}
              />
            ))}
          </ul>
        )}
      </Results>
      {confirming && <RevokeDialog confirming={confirming} onClose={() => setConfirming(null)} />}
    </FormSection>
  );
};

const RevokeDialog = ({ confirming, onClose }: { confirming: Confirming; onClose: () => void }) => {
  const { t } = useTranslation('auth/account');
  const deviceName = useDeviceName();
  const { revoke, pending } = useRevokeSessions(onClose);
  const device = confirming.about === 'one' ? deviceName(deviceOf(confirming.session.userAgent)) : '';
  return (
    <ConfirmDialog
      opened
      title={t(`sessions.confirm.${confirming.about}.title`, { device })}
      confirm={t(`sessions.confirm.${confirming.about}.confirm`)}
      destructive
      pending={pending}
      onConfirm={() => revoke(confirming)}
      onClose={onClose}
    >
      {t(`sessions.confirm.${confirming.about}.body`)}
    </ConfirmDialog>
  );
};
