import { named } from '../../platform/base.ts';
import { keepMissingFacts } from '../../platform/outbox/outbox.ts';
import type { DeviceFact } from '../../platform/outbox/outbox-entry.ts';
import { readStoredObject, stored, unsentPrefix } from '../../platform/storage/local-storage.ts';
import type { Entry } from './put-away/entry.ts';
import { stableId } from './stable-id.ts';

/** Where scans waited before there was an outbox. */
const key = `${unsentPrefix}Scans`;
const lock = named('archway-unsent-scans');

/** A scan as it waited there: under a key of its own, without its moment; its location was once called a place. */
type Earlier = {
  readonly key?: string;
  readonly text: string;
  readonly location?: Entry['location'];
  readonly ['place']?: Entry['location'];
  readonly unit?: Entry['unit'];
  readonly item?: Entry['item'];
  readonly takenBack?: true;
};

/**
 * Takes up what an earlier version of the app kept on this device, whoever it is of: each goes into the outbox of its owner
 * before it is forgotten here. What had been taken back before it was sent is not sent. Their ids follow from what was kept:
 * a page that was killed in between, or another tab, makes the same ones, and each counts once.
 */
export const takeUpUnsent = () => (navigator.locks ? navigator.locks.request(lock, takeUp) : takeUp());

const takeUp = async () => {
  const at = new Date().toISOString();
  for (const [owner, scans] of unsentByOwner()) {
    const kept = scans.map((scan, nth) => ({ scan, id: stableId(nth, `${owner} ${JSON.stringify(scan)}`) }));
    const facts = kept.filter(({ scan }) => !scan.takenBack).map(({ scan, id }) => factOf(scan, id, at));
    if (facts.length > 0) await keepMissingFacts(owner, facts);
    forget(owner);
  }
  stored.remove(key);
};

/** What is of others stays, should theirs be refused. */
const forget = (taken: string) => {
  const { owner, unsent: _ofOwner, [taken]: _taken, ...others } = readStoredObject(key) ?? {};
  if (owner === undefined && Object.keys(others).length > 0) stored.write(key, JSON.stringify(others));
  else stored.remove(key);
};

const factOf = ({ text, location, unit, item, ...earlier }: Earlier, id: string, at: string) => {
  const into = location ?? earlier['place'];
  const what = unit ? { unitId: unit.id } : { code: text };
  const fact: DeviceFact & Record<string, unknown> = { id, at, kind: 'moved', ...what, locationId: into?.id };
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
