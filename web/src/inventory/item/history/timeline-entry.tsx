import type { InventoryEvent } from '@archway/contract/inventory/unit';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconClipboardCheck,
  IconCurrencyDollar,
  IconEye,
  IconHomeDown,
  IconHomeHeart,
  IconMapPinCheck,
  IconMapPinQuestion,
  IconPackageExport,
  IconPackageImport,
  IconPackageOff,
  IconPlus,
  IconTool,
  IconTrash,
  IconTruckLoading,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedSentence } from '../../../ui/text/named-sentence.tsx';
import { PictureRow } from '../../pictures/picture-row.tsx';
import { useInventoryWords } from '../../words.ts';
import classes from './history.module.css';
import type { EntryGroup } from './timeline-rules.ts';

type TimelineEntryProps = {
  entry: EntryGroup;
  timeZone: string | undefined;
  /** Set while it can be taken back. */
  onUndo?: (() => void) | undefined;
};

/** One thing that was said: by whom, of what, where, and in which words. What was taken back stays, struck through. */
export const TimelineEntry = ({ entry, timeZone, onUndo }: TimelineEntryProps) => {
  const { t, i18n } = useTranslation(['inventory/item', 'inventory', 'ui']);
  const words = useInventoryWords();
  const { icon: Icon, tone } = looks[entry.kind];
  const { locationName, condition, note, undone } = entry;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short', timeZone }).format(
    new Date(entry.at),
  );
  return (
    <li className={classes.entry} data-undone={undone}>
      <span className={classes.mark} data-tone={undone ? 'plain' : tone}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.body}>
        <div>
          <span className={classes.fact}>
            <NamedSentence
              text={t(`history.recorded.${entry.kind}`)}
              values={{ by: entry.by ?? t('history.somebody'), pieces: <Pieces entry={entry} /> }}
            />
          </span>
          {undone && <span className={classes.undone}>{t('history.undone')}</span>}
        </div>
        {(locationName || condition || note) && (
          <div className={classes.more}>
            {locationName && <bdi>{locationName}</bdi>}
            {condition && <span>{t('history.condition', { condition: words.condition(condition) })}</span>}
            {note && <q dir="auto">{note}</q>}
          </div>
        )}
        <PictureRow name={entry.events[0]?.unitCode ?? ''} ids={entry.pictureIds} />
        {entry.events.length > 1 && (
          <div className={classes.codes}>
            {entry.events.slice(0, 12).map(({ id, unitCode }) => (
              <bdi key={id}>{unitCode}</bdi>
            ))}
            {entry.events.length > 12 && (
              <span>{t('record.andMore', { count: entry.events.length - 12 })}</span>
            )}
          </div>
        )}
      </div>
      <div className={classes.end}>
        <time dateTime={entry.at}>{time}</time>
        {onUndo && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={onUndo}
          >
            {t('ui:undo')}
          </Button>
        )}
      </div>
    </li>
  );
};

/** A single piece by its code, several by their number. */
const Pieces = ({ entry: { events, kind } }: { entry: EntryGroup }) => {
  const { t } = useTranslation('inventory/item');
  const [first] = events;
  if (events.length === 1 && first?.unitCode) return <bdi className={classes.code}>{first.unitCode}</bdi>;
  const count = first?.unitCode ? events.length : (first?.quantity ?? 0);
  return kind === 'counted' ? String(count) : t('pieces', { count });
};

type Look = {
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: 'plain' | 'good' | 'bad' | 'warn';
};

const looks: Readonly<Record<InventoryEvent['kind'], Look>> = {
  added: { icon: IconPlus, tone: 'good' },
  moved: { icon: IconPackageExport, tone: 'plain' },
  relocated: { icon: IconPackageExport, tone: 'plain' },
  seen: { icon: IconEye, tone: 'plain' },
  damaged: { icon: IconTool, tone: 'warn' },
  repaired: { icon: IconCheck, tone: 'good' },
  missing: { icon: IconMapPinQuestion, tone: 'bad' },
  found: { icon: IconMapPinCheck, tone: 'good' },
  retired: { icon: IconArchive, tone: 'plain' },
  reinstated: { icon: IconArchiveOff, tone: 'good' },
  sold: { icon: IconCurrencyDollar, tone: 'plain' },
  lost: { icon: IconAlertTriangle, tone: 'bad' },
  disposed: { icon: IconTrash, tone: 'plain' },
  undone: { icon: IconArrowBackUp, tone: 'plain' },
  received: { icon: IconPackageImport, tone: 'good' },
  transferred: { icon: IconArrowsExchange, tone: 'plain' },
  counted: { icon: IconClipboardCheck, tone: 'plain' },
  written_off: { icon: IconTrash, tone: 'warn' },
  picked: { icon: IconTruckLoading, tone: 'plain' },
  dropped: { icon: IconHomeDown, tone: 'good' },
  returned: { icon: IconPackageImport, tone: 'good' },
  left: { icon: IconHomeHeart, tone: 'plain' },
  shorted: { icon: IconPackageOff, tone: 'warn' },
};
