import type { UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { MoveId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { departuresOf, eventsOfUnits, pastsOfUnits } from './unit-store.ts';

/** Recorded of one piece: several times a day, for as long as it lasts. */
const mostEventsOfPiece = 10_000;
/** Events that are read for one call, of all its pieces together. */
const mostRead = 50_000;

/** What came before something that is recorded of pieces now. */
export type Pasts = {
  /** Everything of those pieces where something comes late or is undone. Of the others it does not matter: they are where they are. */
  readonly histories: ReadonlyMap<UnitId, readonly UnitEvent[]>;
  /** Those of them of which there is more to read than one call may. */
  readonly unread: ReadonlySet<UnitId>;
  /** Pieces of which so much is recorded that a device adds nothing more. */
  readonly full: ReadonlySet<UnitId>;
};

/** What has to be read of held pieces to tell where they are by what is recorded of them now. */
export const readPasts = async (
  db: OrgDb,
  fresh: ReadonlyMap<UnitId, readonly UnitEvent[]>,
): Promise<Pasts> => {
  if (fresh.size === 0) return { histories: new Map(), unread: new Set(), full: new Set() };
  const pasts = await pastsOfUnits(db, [...fresh.keys()], mostEventsOfPiece + 1);
  const departures = new Map<string, readonly UnitEvent[]>();
  await addDepartures(db, departures, [...fresh.values()].flat());
  const [late, unread, full] = [new Set<UnitId>(), new Set<UnitId>(), new Set<UnitId>()];
  let read = 0;
  for (const { unitId, events, lastAt } of pasts) {
    const now = fresh.get(unitId) ?? [];
    if (events + now.length > mostEventsOfPiece) full.add(unitId);
    if (areInOrder(now, lastAt) && !isBeforeDeparture(now, departures)) continue;
    if (events > mostEventsOfPiece || read + events > mostRead) unread.add(unitId);
    else {
      late.add(unitId);
      read += events;
    }
  }
  const found = late.size > 0 ? await eventsOfUnits(db, [...late]) : [];
  await addDepartures(db, departures, found);
  const byUnit = Map.groupBy(found, ({ unitId }) => unitId);
  const historyOf = (id: UnitId): [UnitId, UnitEvent[]] => {
    const events: readonly UnitEvent[] = byUnit.get(id) ?? [];
    const moves = new Set([...events, ...(fresh.get(id) ?? [])].flatMap(({ moveId }) => moveId ?? []));
    return [id, [...events, ...[...moves].flatMap((moveId) => departures.get(moveId) ?? [])]];
  };
  return { histories: new Map([...late].map(historyOf)), unread, full };
};

/** Of the moves that events name, unless they are there already. */
const addDepartures = async (
  db: OrgDb,
  departures: Map<string, readonly UnitEvent[]>,
  events: readonly UnitEvent[],
) => {
  const wanted = [...new Set(events.flatMap(({ moveId }) => moveId ?? []))].filter(
    (id) => !departures.has(id),
  ) as MoveId[]; // of moves
  if (wanted.length === 0) return;
  const found = Map.groupBy(await departuresOf(db, wanted), ({ moveId }) => moveId);
  for (const id of wanted) departures.set(id, found.get(id) ?? []);
};

/** Whether a truck is known to have left after something that is recorded only now. */
const isBeforeDeparture = (
  fresh: readonly UnitEvent[],
  departures: ReadonlyMap<string, readonly UnitEvent[]>,
) =>
  fresh.some(({ moveId, at }) =>
    (departures.get(moveId ?? '') ?? []).some((left) => Date.parse(left.at) >= Date.parse(at)),
  );

/** Whether everything happened after the latest of what is known. */
const areInOrder = (fresh: readonly UnitEvent[], lastAt: string | null) =>
  lastAt !== null && fresh.every(({ at, undoes }) => !undoes && Date.parse(at) > Date.parse(lastAt));
