import type { DeviceEventInput } from '@archway/contract/inventory/device-events/device-event';
import i18next from 'i18next';
import { OutboxRefused } from '../../../platform/outbox/outbox.ts';
import type { DeviceFact } from '../../../platform/outbox/outbox-entry.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { answer } from '../answer-store.ts';
import { newEventId } from '../new-event-id.ts';
import { recordEvents } from '../record-event.ts';
import { nameOf, type Shown } from './subject.ts';

/** An event that is still to be made: of each kind, without its id and its moment. */
export type UnmadeEvent = DeviceEventInput extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'id' | 'at'>
    : never
  : never;

type Recording = {
  readonly owner: string;
  readonly event: UnmadeEvent;
  readonly shown: Shown;
  readonly pictures?: readonly Blob[];
};

/**
 * Records one event on this device, and answers its id once it is on the disk. What the device refuses to keep is said to be
 * not recorded, and answered by nothing.
 */
export const recordInField = async ({
  owner,
  event,
  shown,
  pictures,
}: Recording): Promise<string | undefined> => {
  const id = newEventId();
  const fact = { ...event, id, at: new Date().toISOString() } as DeviceFact; // of an event
  try {
    await recordEvents(owner, [fact], { shown, pictures });
    return id;
  } catch (error) {
    if (!(error instanceof OutboxRefused)) throw error;
    const words = i18next.t('inventory/scan:answer.notKept', { name: isolated(nameOf(shown)) });
    answer({ tone: 'bad', words });
    // The answer may be out of sight above a long list.
    toast(words, { tone: 'error' });
    return undefined;
  }
};

/** Takes back what was recorded here, by recording so: whether or not the server has it by now, both arrive in their order. */
export const undoInField = async (owner: string, undoes: string, shown: Partial<Shown>) => {
  const undone = await recordInField({
    owner,
    event: { kind: 'undone', undoes } as UnmadeEvent, // an id that was made here
    shown: { ...shown, text: shown.text ?? '' },
  });
  if (undone)
    answer({
      tone: 'read',
      words: i18next.t('inventory/scan:answer.undoneRecord', { name: isolated(nameOf(shown)) }),
    });
};
