import { Badge } from '@mantine/core';
import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sendEvents } from '../../inventory/scan/send-events.ts';
import { sendPicturePart } from '../../inventory/scan/send-picture.ts';
import { useSending } from '../../platform/outbox/outbox-state.ts';
import { sendOutbox } from '../../platform/outbox/send-outbox.ts';
import { useOnline } from '../../platform/outbox/use-online.ts';
import { useOutboxCounts } from '../../platform/outbox/use-outbox.ts';
import classes from './helpers.module.css';

/** Sends what a helper records, and says how much of it waits. What somebody has to decide is for others to decide. */
export const HelperPill = () => {
  useEffect(() => sendOutbox({ send: sendEvents, sendPart: sendPicturePart }), []);
  const { t } = useTranslation('inventory/scans');
  const count = useOutboxCounts().data?.waiting ?? 0;
  const online = useOnline();
  const isAway = useSending() === 'waiting' || !online;
  if (count === 0) return null;
  const Icon = isAway ? IconCloudOff : IconCloudUpload;
  const words = t(isAway ? 'pill.offline' : 'pill.sending', { count });
  return (
    <span aria-live="polite" className={classes.pill} data-outbox>
      <Badge
        size="lg"
        variant="light"
        color="orange"
        leftSection={<Icon size={16} aria-hidden />}
        title={words}
      >
        <span aria-hidden>{count}</span>
        <span className="mantine-visually-hidden">{words}</span>
      </Badge>
    </span>
  );
};
