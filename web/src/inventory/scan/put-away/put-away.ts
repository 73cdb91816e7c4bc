import type { DeviceEventInput } from '@archway/contract/inventory/device-events/device-event';
import type { Scanned } from '@archway/contract/inventory/scan';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import type { Placed } from '../../../platform/outbox/deliver.ts';
import { newEventId } from '../new-event-id.ts';
import { type Entry, type EntryState, isRepeated, isThere, isUnsent, type Location } from './entry.ts';

type ScannedLocation = Extract<Scanned, { kind: 'location' }>;

/** What putting away needs of the world around it. */
export type World = {
  /** What stands behind a code, as far as the device knows without asking. */
  readonly known: (text: string) => Scanned | undefined;
  readonly resolve: (text: string) => Promise<Scanned>;
  /** Resolves when what was recorded is on the disk of this device: from there it finds its way by itself. */
  readonly keep: (facts: readonly DeviceEventInput[], entry: Entry) => Promise<void>;
  /** Told what became of a scan, and whether it is the latest: only that one can be taken back by a single touch. */
  readonly onAnswer: (entry: Entry, isLatest: boolean) => void;
  /** Another location was scanned. */
  readonly onLocation: (scanned: ScannedLocation, text: string) => void;
};

/**
 * Takes scans as fast as they come, newest first. Each is recorded on the device, in the order of scanning, before it is said
 * to be done; what becomes of it on the server is told by `placed`.
 */
export const makePutAway = (world: World) => {
  let entries: readonly Entry[] = [];
  let target: Location | undefined;
  let visit = newKey();
  let latest: string | undefined;
  let turn: Promise<void> = Promise.resolve();
  const told = new Map<string, EntryState>();
  const listeners = new Set<() => void>();

  const become = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const find = (key: string) => entries.find((entry) => entry.key === key);
  const change = (key: string, more: Partial<Entry>) => {
    const putAt = more.state === 'put' ? { putAt: Date.now() } : {};
    become(entries.map((entry) => (entry.key === key ? { ...entry, ...more, ...putAt } : entry)));
    const changed = find(key);
    if (changed && more.state) tell(changed);
  };

  /** Each scan is answered for itself, once. Of an earlier one, what was expected and only came late is not said again. */
  const tell = (entry: Entry) => {
    const before = told.get(entry.key);
    if (before === entry.state) return;
    told.set(entry.key, entry.state);
    const isLatest = entry.key === latest;
    const isExpected = entry.state === 'kept' || (entry.state === 'put' && before === 'kept');
    if (isLatest || !isExpected) world.onAnswer(entry, isLatest);
  };

  /** A scan is looked up and recorded after those before it: one of them may be the location it belongs to. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work);
    return turn;
  };

  const recordScan = async (key: string, at: string) => {
    const entry = find(key);
    if (!entry) return;
    try {
      await record(entry, at);
    } catch (error) {
      change(key, { state: 'refused', problem: error });
    }
  };

  const record = async (entry: Entry, at: string) => {
    const { key, text, location } = entry;
    const scanned = world.known(text) ?? (await lookUp(text));
    if (scanned === 'unknown') return change(key, { state: 'unknown' });
    if (scanned?.kind === 'location') {
      if (goOnIn(locationOf(scanned), key)) world.onLocation(scanned, text);
      return;
    }
    if (scanned && scanned.kind !== 'unit')
      return change(key, { state: stateOf(scanned), item: 'item' in scanned ? scanned.item : undefined });
    const piece = scanned ? { unit: scanned.unit, item: scanned.item } : {};
    const refusal = scanned && stateOfPiece(scanned.unit, location.id, entries);
    if (refusal) return change(key, { ...piece, state: refusal });
    const what = scanned ? { unitId: scanned.unit.id } : { code: text };
    const fact = { id: key, at, kind: 'moved', ...what, locationId: location.id } as DeviceEventInput; // made by newEventId
    await world.keep([fact], { ...entry, ...piece, state: 'kept' });
    change(key, { ...piece, state: 'kept' });
  };

  /** Nothing where nobody could tell: it is recorded by its code, and looked up when it arrives. */
  const lookUp = async (text: string): Promise<Scanned | 'unknown' | undefined> => {
    try {
      return await world.resolve(text);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'not_found' || error.code === 'invalid_input') return 'unknown';
      if (isAway(error)) return undefined;
      throw error;
    }
  };

  /**
   * What was scanned after a location, and before the next one, belongs there, also when nobody knew yet that it was one.
   * Answers whether pieces still go there.
   */
  const goOnIn = (location: Location, key: string): boolean => {
    const at = entries.findIndex((entry) => entry.key === key);
    const during = entries[at]?.visit;
    const isHere = during === visit;
    if (isHere) target = location;
    become(
      entries.flatMap((entry, index) => {
        if (index === at) return [];
        const isLater = index < at && entry.state === 'sending' && entry.visit === during;
        return isLater ? { ...entry, location } : entry;
      }),
    );
    return isHere;
  };

  const enter = (location: Location) => {
    if (location.id !== target?.id) visit = newKey();
    target = location;
  };

  return {
    get: () => entries,
    /** From now on pieces go into this location. */
    enter,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    scan: (text: string) => {
      const location = target;
      if (!location) return;
      const thing = world.known(text);
      if (thing?.kind === 'location') {
        visit = newKey();
        target = locationOf(thing);
        return world.onLocation(thing, text);
      }
      const repeated = isRepeated(entries, text, location.id)
        ? entries.find((each) => each.text === text)
        : undefined;
      const { unit, item } = repeated ?? {};
      const state = repeated ? 'already' : 'sending';
      const entry: Entry = { key: newEventId(), text, location, visit, state, unit, item };
      const at = new Date().toISOString();
      latest = entry.key;
      become([entry, ...entries]);
      tell(entry);
      if (!repeated) void inTurn(() => recordScan(entry.key, at));
    },
    /** Somebody has to enter how many of bulk stock there are: asked on the screen, recorded here. */
    bring: (key: string, { fromId, quantity }: { fromId: Location['id']; quantity: number }) =>
      inTurn(async () => {
        const entry = find(key);
        if (!entry?.item) return;
        const at = new Date().toISOString();
        const fact = {
          id: key,
          at,
          kind: 'transferred',
          itemId: entry.item.id,
          fromId,
          toId: entry.location.id,
          quantity,
        } as DeviceEventInput; // as for pieces
        await world.keep([fact], { ...entry, state: 'kept', quantity, fromId });
        change(key, { state: 'kept', quantity, fromId });
      }),
    /** Taken back by recording so, whether or not the server has it by now: both arrive in their order. */
    undo: (key: string) =>
      inTurn(async () => {
        const entry = find(key);
        if (!entry || !(isUnsent(entry) || entry.state === 'put')) return;
        const at = new Date().toISOString();
        const fact = { id: newEventId(), at, kind: 'undone', undoes: key } as DeviceEventInput; // as for pieces
        await world.keep([fact], { ...entry, state: 'undone' });
        change(key, { state: 'undone' });
      }),
    /** What was recorded before this list began, and waits still. */
    restore: (waiting: readonly Entry[]) => {
      const here = new Set(entries.map(({ key }) => key));
      const earlier = waiting.filter(({ key, state }) => !here.has(key) && state === 'kept');
      const undone = new Set(waiting.filter(({ state }) => state === 'undone').map(({ key }) => key));
      become([...entries, ...earlier.filter(({ key }) => !undone.has(key))]);
    },
    /** What the server says of what it was sent, by this screen or another. */
    placed: (answers: readonly Placed[]) => {
      for (const { id, review } of answers) {
        if (find(id)?.state !== 'kept') continue;
        change(id, review === null ? { state: 'put' } : { state: 'review', reason: review });
      }
    },
    /** Another list begins; what has still to be sent stays. */
    clear: () => become(entries.filter(isUnsent)),
  };
};

export type PutAway = ReturnType<typeof makePutAway>;

const locationOf = ({ location: { id, name, code } }: ScannedLocation): Location => ({ id, name, code });

/** The way is blocked or the session has ended: says nothing of the code. */
const isAway = ({ code, status }: ApiProblem) =>
  ['offline', 'unreachable', 'too_many_requests'].includes(code) || status === 401 || status >= 500;

const stateOf = (scanned: Exclude<Scanned, { kind: 'unit' | 'location' }>): EntryState => {
  if (scanned.kind === 'revoked') return 'retired';
  if (scanned.kind === 'blank') return 'blank';
  return scanned.item.tracking === 'bulk' ? 'bulk' : 'model';
};

/** Where it was last put on this device counts more than what the server knew before. */
const stateOfPiece = (unit: Unit, intoId: string, entries: readonly Entry[]): EntryState | undefined => {
  if (!unitActions.move(unit)) return 'gone';
  const last = entries.find(
    (entry) => entry.unit?.id === unit.id && (entry.state === 'kept' || entry.state === 'put'),
  );
  const isHere = last ? last.location.id === intoId : isThere(unit, intoId);
  return isHere ? 'already' : undefined;
};
