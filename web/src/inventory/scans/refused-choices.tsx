import { Button } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardFact, retryFact } from '../../platform/outbox/outbox.ts';
import type { RecordedFact } from '../../platform/outbox/recorded-facts.ts';
import { useUser } from '../../platform/session/session.ts';
import { ownerOf } from '../../platform/session/stored-session.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './scans.module.css';

/** What the server would not take, of a record or its photos: sent again, or let go of for good. */
export const RefusedChoices = ({ recorded, name }: { recorded: RecordedFact; name: string }) => {
  const { t } = useTranslation('inventory/scans');
  const owner = ownerOf(useUser());
  const [discarding, setDiscarding] = useState(false);
  const { id, state, pictures } = recorded;
  const what = { name: isolated(name) };
  const isRecord = state === 'refused';
  return (
    <>
      <Button
        size="md"
        variant="default"
        className={classes.undo}
        leftSection={<IconRefresh size={20} aria-hidden />}
        aria-label={t('line.retryOf', what)}
        onClick={() => void retryFact(owner, id).catch(toastProblem)}
      >
        {t('line.retry')}
      </Button>
      <Button
        size="md"
        variant="default"
        className={classes.undo}
        leftSection={<IconTrash size={20} aria-hidden />}
        aria-label={t('line.discardOf', what)}
        onClick={() => setDiscarding(true)}
      >
        {t('line.discard')}
      </Button>
      <ConfirmDialog
        opened={discarding}
        destructive
        title={
          isRecord
            ? t('line.discardTitle', what)
            : t('line.discardPictures', { ...what, count: pictures.refused })
        }
        confirm={t('line.discard')}
        onConfirm={() => {
          setDiscarding(false);
          void discardFact(id).catch(toastProblem);
        }}
        onClose={() => setDiscarding(false)}
      >
        {t('line.discardBody')}
      </ConfirmDialog>
    </>
  );
};
