import { mayRecordPieces } from '@archway/contract/inventory/device-events/record-rights';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkStorage } from '../../platform/outbox/check-storage.ts';
import type { Kept } from '../../platform/outbox/outbox.ts';
import { saveFacts } from '../../platform/outbox/save-facts.ts';
import { forgetRemembered, keepRemembered, useUnkept } from '../../platform/outbox/unkept-facts.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import classes from './scans.module.css';

/** Says before the first scan that this device keeps nothing, and after one what it refused to keep. */
export const StorageNotice = () => {
  const owner = ownerOf(useUser());
  const unkept = useUnkept(owner);
  const mayRecord = mayRecordPieces(useAbility());
  const storage = useQuery({
    queryKey: ['storage of this device'],
    queryFn: checkStorage,
    enabled: mayRecord,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  const state = storage.data ?? 'fine';
  if (unkept.length > 0) return <NotRecorded owner={owner} unkept={unkept} />;
  if (state === 'fine') return null;
  return <StorageAlert state={state} onCheck={() => void storage.refetch()} />;
};

const StorageAlert = ({ state, onCheck }: { state: 'low' | 'refused'; onCheck: () => void }) => {
  const { t } = useTranslation(['inventory/scans', 'ui']);
  return (
    <Alert
      role="alert"
      color={state === 'refused' ? 'red' : 'orange'}
      variant={state === 'refused' ? 'filled' : 'light'}
      icon={<IconAlertTriangle size={24} aria-hidden />}
      title={t(`storage.${state}.title`)}
    >
      <p className={classes.plain}>{t(`storage.${state}.words`)}</p>
      <div className={classes.actions}>
        <Button
          variant="white"
          color="dark"
          className={classes.undo}
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={onCheck}
        >
          {t('storage.check')}
        </Button>
      </div>
    </Alert>
  );
};

/** It stands in the memory of this page only: kept at last, saved to a file, or let go of. */
const NotRecorded = ({ owner, unkept }: { owner: string; unkept: readonly Kept[] }) => {
  const { t } = useTranslation(['inventory/scans', 'ui']);
  const [pending, setPending] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const count = unkept.length;
  const tryAgain = async () => {
    setPending(true);
    try {
      await keepRemembered(owner);
      toast(t('storage.unkept.done', { count }), { tone: 'success' });
    } catch {
      toast(t('storage.unkept.still'), { tone: 'error' });
    }
    setPending(false);
  };
  return (
    <Alert
      role="alert"
      color="red"
      variant="filled"
      icon={<IconAlertTriangle size={24} aria-hidden />}
      title={t('storage.unkept.title', { count })}
    >
      <p className={classes.plain}>{t('storage.unkept.words')}</p>
      <div className={classes.actions}>
        <Button
          variant="white"
          color="dark"
          className={classes.undo}
          loading={pending}
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => void tryAgain()}
        >
          {t('ui:tryAgain')}
        </Button>
        <Button
          variant="white"
          color="dark"
          className={classes.undo}
          leftSection={<IconDownload size={20} aria-hidden />}
          onClick={() => void saveFacts(unkept)}
        >
          {t('waiting.save')}
        </Button>
        <Button variant="white" color="dark" className={classes.undo} onClick={() => setDiscarding(true)}>
          {t('storage.unkept.discard')}
        </Button>
      </div>
      <ConfirmDialog
        opened={discarding}
        title={t('storage.unkept.discardTitle', { count })}
        confirm={t('storage.unkept.discard')}
        onConfirm={() => forgetRemembered(owner)}
        onClose={() => setDiscarding(false)}
      >
        {t('storage.unkept.discardBody')}
      </ConfirmDialog>
    </Alert>
  );
};
