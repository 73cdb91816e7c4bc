import type { DeviceEventInput } from '@archway/contract/inventory/device-events/device-event';
import type { Scanned } from '@archway/contract/inventory/scan';
import { isStockKind } from '@archway/contract/inventory/stock-event-kinds';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { isUnanswered } from '../../../platform/api/answer-rules.ts';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import type { DeviceFact, Placed } from '../../../platform/outbox/outbox-entry.ts';
import { undoneBy } from '../../../platform/outbox/recorded-facts.ts';
import { type Recalled, recalledAt } from '../known-codes/recalled.ts';
import { newEventId } from '../new-event-id.ts';
import { type Entry, type EntryState, isUnsent, type Location } from './entry.ts';
import { hereAlready, repeatedBy } from './repeat-rules.ts';

type ScannedLocation = Extract<Scanned, { kind: 'location' }>;

/** What putting away needs of the world around it. */
export type World = {
  /** What stands behind a code, as far as the device knows without asking. */
  readonly known: (text: string) => Scanned | undefined;
  /** Whether a code that this device does not know is none of the organization's, as far as it can tell. */
  readonly knowsAllCodes: () => boolean;
  /** What the server says of it, or else what this device knows, and as of when. */
  readonly resolve: (text: string) => Promise<Scanned | Recalled>;
  /** Resolves when what was recorded is on the disk of this device: from there it finds its way by itself. */
  readonly keep: (facts: readonly DeviceEventInput[], entry: Entry) => Promise<void>;
  /** Told what became of a scan, and whether it is the latest: only that one can be taken back by a single touch. */
  readonly onAnswer: (entry: Entry, isLatest: boolean) => void;
  /** Another location was scanned. */
  readonly onLocation: (scanned: ScannedLocation, text: string) => void;
  /** By the device's clock. */
  readonly now: () => number;
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
    become(entries.map((entry) => (entry.key === key ? { ...entry, ...more } : entry)));
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

  /** Stock that was scanned and waits for a number has got one, by what was recorded of it. */
  const answerBulk = ({ id, kind, ...fact }: DeviceFact) => {
    const { itemId, quantity, counted } = fact as { itemId?: string; quantity?: number; counted?: number }; // of stock
    if (find(id) || !isStockKind(kind)) return;
    const stock = kind === 'transferred' ? undefined : kind;
    become(
      entries.map((entry) =>
        entry.state === 'bulk' && entry.item?.id === itemId
          ? { ...entry, key: id, state: 'kept' as const, quantity: quantity ?? counted, stock }
          : entry,
      ),
    );
  };

  /** A scan is looked up and recorded after those before it: one of them may be the location it belongs to. */
  const inTurn = (work: () => Promise<void>) => {
    const done = turn.then(work);
    // What could not be recorded stands in nobody's way.
    turn = done.catch(() => undefined);
    return done;
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
    const requestedAt = world.now();
    const scanned = world.known(text) ?? (await lookUp(text));
    if (scanned === 'unknown') return change(key, { state: 'unknown' });
    if (scanned?.kind === 'location') {
      if (goOnIn(locationOf(scanned), key)) world.onLocation(scanned, text);
      return;
    }
    // What was blank when the device last heard of it may lead to a piece by now.
    if (scanned && scanned.kind !== 'unit' && !(scanned.kind === 'blank' && recalledAt(scanned)))
      return change(key, { state: stateOf(scanned), item: 'item' in scanned ? scanned.item : undefined });
    const known = scanned?.kind === 'unit' ? scanned : undefined;
    const asOf = recalledAt(known);
    // A piece that somebody has in the hands is there, sold or not: it is recorded, and told to be one.
    const wasGone = known && (!unitActions.move(known.unit) || known.unit.lifecycle === 'retired');
    const piece = known ? { unit: known.unit, item: known.item, asOf, wasGone } : {};
    const moment = { intoId: location.id, now: entry.scannedAt ?? requestedAt };
    const told = { requestedAt, isRecalled: asOf !== undefined };
    const here = known && hereAlready(known.unit, entries, { ...moment, ...told });
    if (here?.isRepeat) return change(key, { ...piece, state: 'already' });
    const wasHere = here?.wasHere;
    const isStrange = scanned === undefined && world.knowsAllCodes();
    const found = { ...piece, ...(wasHere ? { wasHere } : {}), ...(isStrange ? { isStrange } : {}) };
    const what = known ? { unitId: known.unit.id } : { code: text };
    const fact = { id: key, at, kind: 'moved', ...what, locationId: location.id } as DeviceEventInput; // made by newEventId
    await world.keep([fact], { ...entry, ...found, state: 'kept' });
    // It is recorded that somebody had it in hand here, and told as what it is: nothing new.
    change(key, {
      ...found,
      ...(here?.isHere ? { state: 'already', isConfirmation: true } : { state: 'kept' }),
    });
  };

  /** Nothing where nobody could tell: it is recorded by its code, and looked up when it arrives. */
  const lookUp = async (text: string): Promise<Scanned | 'unknown' | undefined> => {
    try {
      return await world.resolve(text);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.code === 'not_found' || error.code === 'invalid_input') return 'unknown';
      if (isUnanswered(error)) return undefined;
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
      const scannedAt = world.now();
      const repeated = repeatedBy(entries, text, { intoId: location.id, now: scannedAt });
      const { unit, item } = repeated ?? {};
      const state = repeated ? 'already' : 'sending';
      const entry: Entry = { key: newEventId(), text, location, visit, state, scannedAt, unit, item };
      const at = new Date(scannedAt).toISOString();
      latest = entry.key;
      become([entry, ...entries]);
      tell(entry);
      if (!repeated) void inTurn(() => recordScan(entry.key, at));
    },
    /** Somebody has to enter how many of bulk stock there are: asked on the screen, recorded here. */
    bring: (key: string, { from, quantity }: { from: StockSource; quantity: number }) =>
      inTurn(async () => {
        const entry = find(key);
        if (!entry?.item) return;
        const at = new Date().toISOString();
        const fact = {
          id: key,
          at,
          kind: 'transferred',
          itemId: entry.item.id,
          ...from,
          toId: entry.location.id,
          quantity,
        } as DeviceEventInput; // as for pieces
        await world.keep([fact], { ...entry, state: 'kept', quantity });
        change(key, { state: 'kept', quantity });
      }),
    /**
     * Taken back by recording so, whether or not the server has it by now: both arrive in their order. What only confirmed it
     * goes with it: left alone, it would keep the piece here.
     */
    undo: (key: string) =>
      inTurn(async () => {
        const entry = find(key);
        if (!entry || !(isUnsent(entry) || entry.state === 'put')) return;
        const at = new Date().toISOString();
        const confirming = confirmationsOf(entry, entries);
        const facts = [entry, ...confirming].map(
          (one) => ({ id: newEventId(), at, kind: 'undone', undoes: one.key }) as DeviceEventInput, // as for pieces
        );
        await world.keep(facts, { ...entry, state: 'undone' });
        become(entries.map((one) => (confirming.includes(one) ? { ...one, state: 'undone' } : one)));
        change(key, { state: 'undone' });
      }),
    /** What was recorded before this list began, and waits still. */
    restore: (waiting: readonly Entry[]) => {
      const here = new Set(entries.map(({ key }) => key));
      become([...entries, ...waiting.filter(({ key }) => !here.has(key))]);
    },
    /** What was recorded by another screen, or at last: of what this list shows, it is on the device now. */
    recorded: (facts: readonly DeviceFact[]) => {
      for (const fact of facts) {
        const undone = find(undoneBy(fact) ?? '');
        if (find(fact.id)?.state === 'refused') change(fact.id, { state: 'kept', problem: undefined });
        if (undone && undone.state !== 'undone') change(undone.key, { state: 'undone' });
        answerBulk(fact);
      }
    },
    /** What the server says of what it was sent, by this screen or another. */
    placed: (answers: readonly Placed[], putAt: number) => {
      for (const { id, review } of answers) {
        const state = find(id)?.state;
        if (state !== 'kept' && !(state === 'already' && review !== null)) continue;
        change(id, review === null ? { state: 'put', putAt } : { state: 'review', reason: review });
      }
    },
    /** Another list begins; what has still to be sent stays. */
    clear: () => become(entries.filter(isUnsent)),
  };
};

/** What was recorded later of the same piece in the same location, and was told to be nothing new. */
const confirmationsOf = ({ key, unit, location }: Entry, entries: readonly Entry[]) =>
  entries
    .slice(
      0,
      entries.findIndex((entry) => entry.key === key),
    )
    .filter(
      (entry) =>
        entry.isConfirmation &&
        entry.state === 'already' &&
        entry.unit?.id === unit?.id &&
        entry.location.id === location.id,
    );

/** Where stock is taken from: a location that is known here, or a code that is looked up on arrival. */
type StockSource = { readonly fromId?: Location['id']; readonly fromCode?: string };

export type PutAway = ReturnType<typeof makePutAway>;

const locationOf = ({ location: { id, name, code } }: ScannedLocation): Location => ({ id, name, code });

const stateOf = (scanned: Exclude<Scanned, { kind: 'unit' | 'location' }>): EntryState => {
  if (scanned.kind === 'revoked') return 'retired';
  if (scanned.kind === 'blank') return 'blank';
  if (scanned.kind === 'move') return 'move';
  return scanned.item.tracking === 'bulk' ? 'bulk' : 'model';
};
