import { keepFacts } from '../../platform/outbox/outbox.ts';
import type { DeviceFact } from '../../platform/outbox/outbox-entry.ts';
import { readStoredObject, stored, unsentPrefix } from '../../platform/storage/local-storage.ts';
import { newEventId } from './new-event-id.ts';
import type { Entry } from './put-away/entry.ts';

/** Where scans waited before there was an outbox. */
const key = `${unsentPrefix}Scans`;

/** A scan as it waited there: under a key of its own, without its moment; its location was once called a place. */
type Earlier = {
  readonly text: string;
  readonly location?: Entry['location'];
  readonly ['place']?: Entry['location'];
  readonly unit?: Entry['unit'];
  readonly item?: Entry['item'];
  readonly takenBack?: true;
};

/**
 * Takes up what an earlier version of the app kept on this device, whoever it is of: each goes into the outbox of its owner
 * before it is forgotten here. What had been taken back before it was sent is not sent.
 */
export const takeUpUnsent = async () => {
  for (const [owner, scans] of unsentByOwner()) {
    const kept = scans.filter(({ takenBack }) => !takenBack).map(factOf);
    if (kept.length > 0) await keepFacts(owner, kept);
  }
  stored.remove(key);
};

const factOf = ({ text, location, unit, item, ...earlier }: Earlier) => {
  const into = location ?? earlier['place'];
  const id = newEventId();
  const what = unit ? { unitId: unit.id } : { code: text };
  const fact: DeviceFact & Record<string, unknown> = {
    id,
    at: new Date().toISOString(),
    kind: 'moved',
    ...what,
    locationId: into?.id,
  };
  return { fact, shown: { key: id, text, location: into, unit, item, state: 'kept' } };
};

/** Newest first, as the list shows them; one owner alone in the first versions. */
const unsentByOwner = (): [string, Earlier[]][] => {
  const { owner, unsent, ...kept } = readStoredObject(key) ?? {};
  const lists = typeof owner === 'string' ? [[owner, unsent] as const] : Object.entries(kept);
  return lists
    .filter((entry): entry is [string, Earlier[]] => Array.isArray(entry[1])) // written by earlier versions only
    .map(([each, list]) => [each, list.toReversed()]);
};
