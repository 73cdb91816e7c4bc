import type { Scanned } from '@archway/contract/inventory/scan';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import type { EventId } from '@archway/contract/kernel/ids';
import { ApiProblem } from '../../../platform/api/api-problem.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { type Entry, type EntryState, isRepeated, isThere, isUnsent, type Place } from './entry.ts';

/** What putting away asks of the world around it. */
export type World = {
  readonly resolve: (text: string) => Promise<Scanned>;
  readonly move: (unitId: Unit['id'], placeId: Place['id'], key: string) => Promise<{ eventIds: EventId[] }>;
  /** Takes back what the server has done. */
  readonly undo: (entry: Entry, key: string) => Promise<unknown>;
  /** Keeps what has not reached the server, so that it outlives the page; the keys are of what need not be kept. */
  readonly keep: (unsent: readonly Entry[], settled: readonly string[]) => void;
  /** Told of every answer to a scan. */
  readonly onAnswer: (entry: Entry) => void;
  /** Another place was scanned. */
  readonly onPlace: (scanned: Extract<Scanned, { kind: 'location' }>, text: string) => void;
  /** Everything that could be sent was sent. */
  readonly onRest: () => void;
};

/**
 * Takes scans as fast as they come, newest first, and sends them one after the other. What does not get through is kept
 * and sent again with the same key.
 */
export const makePutAway = (world: World, kept: readonly Entry[] = []) => {
  let entries: readonly Entry[] = kept;
  let target: Place | undefined;
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
    become(entries.map((entry) => (entry.key === key ? { ...entry, ...more } : entry)));
    const changed = entries.find((entry) => entry.key === key);
    if (changed && more.state && more.state !== 'sending') world.onAnswer(changed);
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
  /** Nothing overtakes what was scanned before it: that may be the place it belongs to. */
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
    const unit = entry.unit ?? (await pieceOf(entry));
    if (!unit) return;
    const { eventIds } = await world.move(unit.id, entry.place.id, entry.key);
    change(entry.key, { state: 'put', eventIds });
  };

  /** The piece to be put away; anything else is an answer already. */
  const pieceOf = async ({ key, text, place }: Entry): Promise<Pick<Unit, 'id'> | undefined> => {
    const scanned = await world.resolve(text);
    if (scanned.kind === 'location') {
      goOnIn(scanned.location, key);
      world.onPlace(scanned, text);
      return undefined;
    }
    if (scanned.kind !== 'unit') {
      const item = 'item' in scanned ? scanned.item : undefined;
      change(key, { state: stateOf(scanned), item });
      return undefined;
    }
    const { unit, item } = scanned;
    const refusal = stateOfPiece(unit, place.id);
    change(key, { unit, item, ...(refusal ? { state: refusal } : {}) });
    return refusal ? undefined : unit;
  };

  /** What was scanned after a place belongs there, also when nobody knew yet that it was one. */
  const goOnIn = (place: Place, key: string) => {
    const at = entries.findIndex((entry) => entry.key === key);
    target = place;
    become(
      entries.flatMap((entry, index) => {
        if (index === at) return [];
        return index < at && isUnsent(entry) ? { ...entry, place } : entry;
      }),
    );
  };

  return {
    get: () => entries,
    /** From now on pieces go into this place. */
    enter: (place: Place) => {
      target = place;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    scan: (text: string) => {
      const place = target;
      if (!place) return;
      const known = isRepeated(entries, text, place.id)
        ? entries.find((each) => each.text === text)
        : undefined;
      const { unit, item } = known ?? {};
      const entry: Entry = { key: newKey(), text, place, state: known ? 'already' : 'sending', unit, item };
      become([entry, ...entries]);
      world.onAnswer(entry);
      if (known) return;
      wake();
      void work();
    },
    /** Of a pile somebody has to say how many: said elsewhere, told here. */
    say: (key: string, more: Partial<Entry>) => change(key, more),
    resend: () => {
      if (!entries.some(({ state }) => state === 'kept')) return;
      wake();
      void work();
    },
    /** What was not sent is forgotten; what was sent is taken back by saying so. */
    undo: async (entry: Entry) => {
      if (entry.state === 'put') await world.undo(entry, `${entry.key}-undo`);
      if (entry.state === 'kept') become(entries.filter(({ key }) => key !== entry.key));
      else change(entry.key, { state: 'undone' });
      world.onRest();
    },
    /** Another list begins; what has still to be sent stays. */
    clear: () => become(entries.filter(isUnsent)),
  };
};

export type PutAway = ReturnType<typeof makePutAway>;

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
  return scanned.item.tracking === 'bulk' ? 'pile' : 'model';
};

const stateOfPiece = (unit: Unit, placeId: string): EntryState | undefined => {
  if (!unitActions.move(unit)) return 'gone';
  return isThere(unit, placeId) ? 'already' : undefined;
};
