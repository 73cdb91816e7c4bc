import { Badge } from '@mantine/core';
import { IconAlertTriangle, IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSending } from '../../platform/outbox/outbox-state.ts';
import { sendOutbox } from '../../platform/outbox/send-outbox.ts';
import { useOnline } from '../../platform/outbox/use-online.ts';
import { useOutboxCounts } from '../../platform/outbox/use-outbox.ts';
import { useFreshCodes } from '../scan/known-codes/use-fresh-codes.ts';
import { sendEvents } from '../scan/send-events.ts';
import { sendPicturePart } from '../scan/send-picture.ts';
import { takeUpUnsent } from '../scan/take-up-unsent.ts';
import classes from './scans.module.css';
import { useFreshReviews, useOpenOfDevice } from './use-open-reviews.ts';

/** Sends what was recorded on this device for as long as a member is here, and says how much of it waits. */
export const OutboxPill = () => {
  useEffect(() => {
    // Where the device refuses the outbox, what an earlier version kept stays where it is.
    takeUpUnsent().catch(() => undefined);
    return sendOutbox({ send: sendEvents, sendPart: sendPicturePart });
  }, []);
  useFreshCodes();
  useFreshReviews();
  const { t } = useTranslation('inventory/scans');
  const { data } = useOutboxCounts();
  const online = useOnline();
  const sending = useSending();
  const count = data?.waiting ?? 0;
  const open = (data?.setAside ?? 0) + useOpenOfDevice().length;
  if (count + open === 0) return null;
  const isAway = !online || sending === 'waiting';
  const Icon = open > 0 ? IconAlertTriangle : isAway ? IconCloudOff : IconCloudUpload;
  // Whoever is asked to decide something has still to know that the rest has not been sent.
  const words = [
    ...(open > 0 ? [t('pill.attention', { count: open })] : []),
    ...(count > 0 ? [t(isAway ? 'pill.offline' : 'pill.sending', { count })] : []),
  ].join(' · ');
  return (
    <span aria-live="polite" className={classes.pill} data-outbox>
      <Badge
        component={Link}
        to="/scans"
        size="lg"
        variant="light"
        color={open > 0 ? 'red' : 'orange'}
        leftSection={<Icon size={16} aria-hidden />}
        aria-label={words}
      >
        <span className={classes.pillWords}>{words}</span>
        <span className={classes.pillNumber}>{open + count}</span>
      </Badge>
    </span>
  );
};
