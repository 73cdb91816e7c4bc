import { Button } from '@mantine/core';
import { IconDownload, IconHeartHandshake } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outcome } from '../../auth/outcome.tsx';
import { sendEvents } from '../../inventory/scan/send-events.ts';
import { sendPicturePart } from '../../inventory/scan/send-picture.ts';
import { onOutboxChange } from '../../platform/outbox/outbox-changes.ts';
import { sendOutbox } from '../../platform/outbox/send-outbox.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { countLeft, saveLeft } from './last-helper.ts';

/** They are done, the day is over, or the lead ended it. What this device could not send is told: only people can do something about it. */
export const EndedScreen = ({ why }: { why: 'left' | 'ended' }) => {
  const { t } = useTranslation('moves/helpers');
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    const count = () => void countLeft().then(setUnsent);
    count();
    const stopHearing = onOutboxChange(count);
    // What was recorded before the link ended can still be sent.
    const stopSending = sendOutbox({ send: sendEvents, sendPart: sendPicturePart });
    return () => {
      stopHearing();
      stopSending();
    };
  }, []);
  return (
    <Outcome
      icon={IconHeartHandshake}
      tone="good"
      title={t(`${why}.title`)}
      actions={
        unsent > 0 && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={() => void saveLeft().catch(toastProblem)}
          >
            {t('ended.save')}
          </Button>
        )
      }
    >
      <p>{t(`${why}.words`)}</p>
      {unsent > 0 && <p role="status">{t('ended.unsent', { count: unsent })}</p>}
    </Outcome>
  );
};
