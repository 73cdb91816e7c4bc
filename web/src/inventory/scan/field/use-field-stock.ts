import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { StockRecorder } from '../../item/stock/stock-recorder.ts';
import { answer } from '../answer-store.ts';
import { useLocationRows } from '../known-locations.ts';
import { FieldLocation } from './field-location.tsx';
import { endIn, locationIn, namesOfValue } from './location-value.ts';
import { recordInField, type UnmadeEvent, undoInField } from './record-in-field.ts';
import { itemIn, nameOf, type Subject } from './subject.ts';

/** Before the shelf, with or without a network: on this device first. */
export const useFieldStock = (subject: Subject): StockRecorder => {
  const owner = ownerOf(useUser());
  const { t } = useTranslation('inventory/scan');
  const rows = useLocationRows();
  const record = async (event: UnmadeEvent, { at, quantity }: { at: string; quantity: number }) => {
    const location = namesOfValue(at, rows);
    const shown = { ...subject, quantity, ...(location ? { location } : {}) };
    const id = await recordInField({ owner, event, shown });
    return id === undefined
      ? undefined
      : { undo: () => void undoInField(owner, id, subject), at: location?.name ?? '' };
  };
  const item = itemIn(subject);
  return {
    receive: ({ locationId, quantity, note }) =>
      record(
        { kind: 'received', ...item, ...locationIn(locationId), quantity, note },
        {
          at: locationId,
          quantity,
        },
      ),
    transfer: ({ fromId, toId, quantity, note }) => {
      const ends = { ...endIn(fromId, 'fromId', 'fromCode'), ...endIn(toId, 'toId', 'toCode') };
      return record({ kind: 'transferred', ...item, ...ends, quantity, note }, { at: toId, quantity });
    },
    count: ({ locationId, counted, note }) =>
      record(
        { kind: 'counted', ...item, ...locationIn(locationId), counted, note },
        {
          at: locationId,
          quantity: counted,
        },
      ),
    // With the eyes on the shelf: of what, and where.
    announce: (words, { undo, at = '' }) =>
      answer({
        tone: 'good',
        words: t('answer.stock', { words, name: isolated(nameOf(subject)), location: isolated(at) }),
        undo,
      }),
    Location: FieldLocation,
    isInField: true,
  };
};
