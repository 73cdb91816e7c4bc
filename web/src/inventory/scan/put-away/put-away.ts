import type { Scanned } from '@archway/contract/inventory/scan';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import type { EventId } from '@archway/contract/kernel/ids';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { type Entry, type EntryState, isRepeated, isThere, isUnsent, type Location } from './entry.ts';

type ScannedLocation = Extract<Scanned, { kind: 'location' }>;

/** What putting away asks of the world around it. */
export type World = {
  readonly resolve: (text: string) => Promise<Scanned>;
  readonly move: (
    unitId: Unit['id'],
    intoId: Location['id'],
    key: string,
  ) => Promise<{ eventIds: EventId[] }>;
  /** Takes back what the server has done. */
  readonly undo: (entry: Entry, key: string) => Promise<unknown>;
  /** Keeps what has not reached the server, so that it outlives the page; the keys are of what need not be kept. */
  readonly keep: (unsent: readonly Entry[], settled: readonly string[]) => void;
  /** The location behind a code, as far as the device knows without asking. */
  readonly lastKnownLocation: (text: string) => ScannedLocation | undefined;
  /** Told what became of a scan, and whether it is the latest: only that one can be taken back by a single touch. */
  readonly onAnswer: (entry: Entry, isLatest: boolean) => void;
  /** Another location was scanned. */
  readonly onLocation: (scanned: ScannedLocation, text: string) => void;
  /** Everything that could be sent was sent. */
  readonly onRest: () => void;
};

/**
 * Takes scans as fast as they come, newest first, and sends them one after the other. What does not get through is kept
 * and sent again with the same key.
 */
export const makePutAway = (world: World, kept: readonly Entry[] = []) => {
  let entries: readonly Entry[] = kept;
  let target: Location | undefined;
  let visit = newKey();
  let latest: string | undefined;
  const told = new Map<string, EntryState>(kept.map(({ key, state }) => [key, state]));
  let working = false;
  const listeners = new Set<() => void>();

  const become = (next: readonly Entry[]) => {
    const dropped = entries.filter(({ key }) => !next.some((entry) => entry.key === key));
    const settled = [...dropped, ...next.filter((entry) => !isUnsent(entry))];
    entries = next;
    world.keep(
      entries.filter(isUnsent),
      settled.map(({ key }) => key),
    );
    for (const listener of listeners) listener();
  };
  const change = (key: string, more: Partial<Entry>) => {
    const putAt = more.state === 'put' ? { putAt: Date.now() } : {};
    become(entries.map((entry) => (entry.key === key ? { ...entry, ...more, ...putAt } : entry)));
    const changed = find(key);
    if (changed && more.state && more.state !== 'sending') tell(changed);
  };
  const find = (key: string) => entries.find((entry) => entry.key === key);
  const forget = (gone: Entry) => {
    become(entries.filter(({ key }) => key !== gone.key));
    tell({ ...gone, state: 'undone', takenBack: undefined });
  };

  /** Each scan is answered for itself, once. Of an earlier one, what was expected and only came late is not said again. */
  const tell = (entry: Entry) => {
    const before = told.get(entry.key);
    if (before === entry.state) return;
    told.set(entry.key, entry.state);
    const isLatest = entry.key === latest;
    const isLate = entry.state === 'kept' || (entry.state === 'put' && before === 'kept');
    if (isLatest || !isLate) world.onAnswer(entry, isLatest);
  };

  const work = async () => {
    if (working) return;
    working = true;
    try {
      for (let next = oldestUnsent(); next; next = oldestUnsent()) await send(next);
    } finally {
      working = false;
    }
    world.onRest();
  };
  /** Nothing overtakes what was scanned before it: that may be the location it belongs to. */
  const wake = () => {
    for (const { key, state } of entries) if (state === 'kept') change(key, { state: 'sending' });
  };
  const oldestUnsent = () => entries.findLast(({ state }) => state === 'sending');

  const send = async (entry: Entry) => {
    try {
      await deliver(entry);
    } catch (error) {
      if (isProblem(error, 'not_found')) return change(entry.key, { state: 'unknown' });
      if (isRefusal(error)) return change(entry.key, { state: 'refused', problem: error });
      // The others would fare no better.
      for (const { key, state } of entries) if (state === 'sending') change(key, { state: 'kept' });
      if (!(error instanceof ApiProblem)) throw error;
    }
  };

  const deliver = async (entry: Entry) => {
    const { key, location } = entry;
    const unit = entry.unit ?? (await pieceOf(entry));
    if (!unit) return;
    if (find(key)?.takenBack && !entry.attempted) return forget(entry);
    change(key, { attempted: true });
    const { eventIds } = await world.move(unit.id, location.id, key);
    if (!find(key)?.takenBack) return change(key, { state: 'put', eventIds });
    await undoDone({ ...entry, eventIds }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      // It stands there, and taking it back is what was refused.
      change(key, { state: 'put', eventIds, takenBack: undefined, problem: error });
    });
  };

  const undoDone = async (entry: Entry) => {
    await world.undo(entry, `${entry.key}-undo`);
    change(entry.key, { state: 'undone', takenBack: undefined });
  };

  /** The piece to be put away; anything else is an answer already. */
  const pieceOf = async ({ key, text, location }: Entry): Promise<Pick<Unit, 'id'> | undefined> => {
    const scanned = await world.resolve(text);
    if (scanned.kind === 'location') {
      if (goOnIn(locationOf(scanned), key)) world.onLocation(scanned, text);
      return undefined;
    }
    if (scanned.kind !== 'unit') {
      const item = 'item' in scanned ? scanned.item : undefined;
      change(key, { state: stateOf(scanned), item });
      return undefined;
    }
    const { unit, item } = scanned;
    const refusal = stateOfPiece(unit, location.id);
    change(key, { unit, item, ...(refusal ? { state: refusal } : {}) });
    return refusal ? undefined : unit;
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
        return index < at && isUnsent(entry) && entry.visit === during ? { ...entry, location } : entry;
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
      const bin = world.lastKnownLocation(text);
      if (bin) {
        visit = newKey();
        target = locationOf(bin);
        return world.onLocation(bin, text);
      }
      const known = isRepeated(entries, text, location.id)
        ? entries.find((each) => each.text === text)
        : undefined;
      const { unit, item } = known ?? {};
      const state = known ? 'already' : 'sending';
      const entry: Entry = { key: newKey(), text, location, visit, state, unit, item };
      latest = entry.key;
      become([entry, ...entries]);
      tell(entry);
      if (known) return;
      wake();
      void work();
    },
    /** Somebody has to enter how many of bulk stock there are: asked on the screen, told here. */
    update: (key: string, more: Partial<Entry>) => change(key, more),
    resend: () => {
      if (!entries.some(({ state }) => state === 'kept')) return;
      wake();
      void work();
    },
    /**
     * What was not sent is forgotten; what was sent is taken back by saying so. Of what is on its way, or whose answer got
     * lost, the server knows more than the device: it is sent to the end and then taken back.
     */
    undo: async (key: string) => {
      const entry = find(key);
      if (!entry) return;
      if (entry.state === 'put') await undoDone(entry);
      else if (entry.state === 'kept' && !entry.attempted) forget(entry);
      else if (isUnsent(entry)) {
        change(key, { takenBack: true });
        world.onAnswer({ ...entry, takenBack: true }, key === latest);
      }
      world.onRest();
    },
    /** Another list begins; what has still to be sent stays. */
    clear: () => become(entries.filter(isUnsent)),
  };
};

export type PutAway = ReturnType<typeof makePutAway>;

const locationOf = ({ location: { id, name, code } }: ScannedLocation): Location => ({ id, name, code });

const isProblem = (error: unknown, code: ApiProblem['code']) =>
  error instanceof ApiProblem && error.code === code;

/** The server's no. A blocked way or an ended session (401) says nothing of the scan: its member sends it later. */
const isRefusal = (error: unknown) =>
  error instanceof ApiProblem &&
  !['offline', 'unreachable', 'too_many_requests'].includes(error.code) &&
  error.status !== 401 &&
  error.status < 500;

const stateOf = (scanned: Exclude<Scanned, { kind: 'unit' | 'location' }>): EntryState => {
  if (scanned.kind === 'revoked') return 'retired';
  if (scanned.kind === 'blank') return 'blank';
  return scanned.item.tracking === 'bulk' ? 'bulk' : 'model';
};

const stateOfPiece = (unit: Unit, intoId: string): EntryState | undefined => {
  if (!unitActions.move(unit)) return 'gone';
  return isThere(unit, intoId) ? 'already' : undefined;
};
