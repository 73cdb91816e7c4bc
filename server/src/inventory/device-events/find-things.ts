import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import type { EventId, ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { type CodeTarget, resolveCodes } from '../scan/resolve-codes.ts';
import { findEvents, type KeptEvent } from '../units/event-store.ts';
import { eventsOfUnits, type LockedUnit, lockUnitRows } from '../units/unit-store.ts';
import { findWaitingUndos, type KeptReview } from './review-store.ts';
import { findItems, findLocations, type KnownItem, type KnownLocation } from './thing-store.ts';

/** What events are about, as far as it is known in this organization. Pieces and locations are held. */
export type Things = {
  readonly codes: ReadonlyMap<string, CodeTarget>;
  readonly locations: ReadonlyMap<string, KnownLocation>;
  readonly units: ReadonlyMap<string, LockedUnit>;
  readonly items: ReadonlyMap<string, KnownItem>;
  /** What is undone, unless it comes with the same call. */
  readonly targets: ReadonlyMap<string, KeptEvent>;
  /** Everything that was ever recorded of the pieces. */
  readonly histories: Histories;
  /** What undoes one of the events and arrived before it. */
  readonly waiting: readonly KeptReview[];
};

export const findThings = async (
  db: OrgDb,
  events: readonly DeviceEvent[],
  ids: readonly EventId[],
): Promise<Things> => {
  const codes = await resolveCodes(db, textsIn(events));
  const undone = [...new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))];
  const early = undone.length > 0 ? await findEvents(db, undone) : [];
  const idsOf = (kind: CodeTarget['kind'], names: readonly string[]) => [
    ...new Set([
      ...events.flatMap((event) => valuesOf(event, names)),
      ...[...codes.values()].flatMap((target) => (target.kind === kind ? [target.id] : [])),
    ]),
  ];
  // Ids, whatever they are of: only what is found by them is gone by.
  const locationIds = idsOf('location', ['locationId', 'fromId', 'toId']) as StorageLocationId[];
  const itemIds = idsOf('item', ['itemId']) as ItemId[];
  const unitIds = [
    ...new Set([...idsOf('unit', ['unitId']), ...early.flatMap(({ unitId }) => unitId ?? [])]),
  ] as UnitId[];
  // One after the other on one connection: locations before pieces, as whoever removes a location has it first.
  const [locations, units, items, targets, histories, waiting] = await Promise.all([
    started(locationIds.length > 0 ? findLocations(db, locationIds) : []),
    started(unitIds.length > 0 ? lockUnitRows(db, unitIds) : []),
    started(itemIds.length > 0 ? findItems(db, itemIds) : []),
    // Again now that the pieces are held: somebody may have undone the same a moment ago.
    started(undone.length > 0 ? findEvents(db, undone) : []),
    findHistories(db, unitIds),
    started(findWaitingUndos(db, ids)),
  ]);
  return {
    codes,
    locations: byId(locations),
    units: byId(units),
    items: byId(items),
    targets: byId(targets),
    histories,
    waiting,
  };
};

/** Everything that was ever recorded of these pieces, which are held. */
export const findHistories = async (db: OrgDb, unitIds: readonly UnitId[]) =>
  Map.groupBy(unitIds.length > 0 ? await eventsOfUnits(db, unitIds) : [], ({ unitId }) => unitId);

export type Histories = Awaited<ReturnType<typeof findHistories>>;

/** Sent at once: a query is sent only when somebody waits for it, and these go in the order they stand. */
const started = async <Row>(query: PromiseLike<Row[]> | Row[]): Promise<Row[]> => await query;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const textsIn = (events: readonly DeviceEvent[]) => [
  ...new Set(events.flatMap((event) => valuesOf(event, ['code', 'locationCode', 'fromCode', 'toCode']))),
];

const valuesOf = (event: DeviceEvent, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = (event as Readonly<Record<string, unknown>>)[name]; // whichever kind has it
    return typeof value === 'string' ? [value] : [];
  });
