import type { DeviceEvent } from '@archway/contract/inventory/device-events/device-event';
import { codeFields, fieldsNaming } from '@archway/contract/inventory/device-events/event-kinds';
import type { RecordRight } from '@archway/contract/inventory/device-events/record-rights';
import type {
  EventId,
  ItemId,
  MoveId,
  StagingId,
  StorageLocationId,
  UnitId,
} from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { type CodeTarget, resolveCodes } from '../scan/resolve-codes.ts';
import { findEvents, type KeptEvent } from '../units/event-store.ts';
import { type LockedUnit, lockUnitRows, unitsPickedFor } from '../units/unit-store.ts';
import { type KnownMove, lockJobsOf, lockNamedMoves } from './lock-store.ts';
import { namedIn } from './named-in.ts';
import { dependsOnLines } from './piece-right-rules.ts';
import { findWaitingUndos, type KeptReview } from './review-store.ts';
import {
  findFullestBins,
  findItems,
  findLocations,
  findMoveLines,
  type KnownItem,
  type KnownLine,
  type KnownLocation,
  takeSites,
} from './thing-store.ts';

/** What events are about, as far as it is known in this organization. Pieces and locations are held. */
export type Things = {
  readonly codes: ReadonlyMap<string, CodeTarget>;
  readonly locations: ReadonlyMap<string, KnownLocation>;
  readonly units: ReadonlyMap<string, LockedUnit>;
  readonly items: ReadonlyMap<string, KnownItem>;
  readonly moves: ReadonlyMap<string, KnownMove>;
  /** The jobs of moves that begin by it, or are over already. Held, like all that they hold once something is recorded. */
  readonly jobIds: readonly StagingId[];
  readonly lines: readonly KnownLine[];
  /** By property: where what is only counted stands in the home. */
  readonly sites: ReadonlyMap<string, StorageLocationId>;
  /** By item: where most of it stands. */
  readonly fullest: ReadonlyMap<string, StorageLocationId>;
  /** By move: the pieces that a departure concerns. */
  readonly pickedFor: ReadonlyMap<string, readonly UnitId[]>;
  /** What is undone, unless it comes with the same call. */
  readonly targets: ReadonlyMap<string, KeptEvent>;
  /** What undoes one of the events and arrived before it. */
  readonly waiting: readonly KeptReview[];
};

export const findThings = async (
  db: OrgDb,
  events: readonly DeviceEvent[],
  ids: readonly EventId[],
  right: RecordRight,
): Promise<Things> => {
  const codes = await resolveCodes(db, textsIn(events));
  const undone = [...new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))];
  const early = undone.length > 0 ? await findEvents(db, undone) : [];
  const held = await findMoves(db, events, early, codes, right);
  const idsOf = (kind: CodeTarget['kind']) => [
    ...new Set([
      ...events.flatMap((event) => namedIn(event, fieldsNaming(kind))),
      ...[...codes.values()].flatMap((target) => (target.kind === kind ? [target.id] : [])),
    ]),
  ];
  // Ids, whatever they are of: only what is found by them is gone by.
  const locationIds = idsOf('location') as StorageLocationId[];
  const itemIds = idsOf('item') as ItemId[];
  const unitIds = [
    ...new Set([
      ...idsOf('unit'),
      ...early.flatMap(({ unitId }) => unitId ?? []),
      ...[...held.pickedFor.values()].flat(),
    ]),
  ] as UnitId[];
  const moveIds = [...held.moves.keys()] as MoveId[]; // of moves
  // One after the other on one connection: locations before pieces, as whoever removes a location has it first.
  const [jobIds, locations, units, items, targets, waiting] = await Promise.all([
    moveIds.length > 0 ? lockJobsOf(db, moveIds, unitIds) : [],
    started(locationIds.length > 0 ? findLocations(db, locationIds) : []),
    started(unitIds.length > 0 ? lockUnitRows(db, unitIds) : []),
    started(
      itemIds.length > 0 || held.lines.length > 0
        ? findItems(db, [...itemIds, ...held.lines.map(({ itemId }) => itemId)])
        : [],
    ),
    // Again now that the pieces are held: somebody may have undone the same a moment ago.
    started(undone.length > 0 ? findEvents(db, undone) : []),
    started(findWaitingUndos(db, ids)),
  ]);
  return {
    codes,
    jobIds,
    locations: byId(locations),
    units: byId(units),
    items: byId(items),
    targets: byId(targets),
    waiting,
    ...held,
  };
};

type OnMoves = Pick<Things, 'moves' | 'lines' | 'sites' | 'fullest' | 'pickedFor'>;

/** What is known of the moves that events name. Before pieces and locations: whoever has a move waits for neither of another. */
const findMoves = async (
  db: OrgDb,
  events: readonly DeviceEvent[],
  undone: readonly KeptEvent[],
  codes: ReadonlyMap<string, CodeTarget>,
  right: RecordRight,
): Promise<OnMoves> => {
  const ids = [
    ...new Set([
      ...events.flatMap((event) => namedIn(event, fieldsNaming('move'))),
      ...undone.flatMap(({ moveId }) => moveId ?? []),
    ]),
  ] as MoveId[]; // as above
  if (ids.length === 0) return nothingOnMoves;
  const departed = [
    ...new Set([
      ...events.flatMap((event) => (event.kind === 'departed' ? [event.moveId] : [])),
      ...undone.flatMap(({ kind, moveId }) => (kind === 'departed' && moveId ? [moveId] : [])),
    ]),
  ];
  const moves = byId(await lockNamedMoves(db, ids, departed.length > 0));
  const counted = events.flatMap((event) => {
    const move = 'moveId' in event ? moves.get(event.moveId ?? '') : undefined;
    const itemId = move && itemIn(event, codes);
    return itemId ? [{ event, move, itemId }] : [];
  });
  const properties = [...new Set(counted.map(({ move }) => move.propertyId))];
  const unbinned = counted.flatMap(({ event, itemId }) => (isUnbinned(event) ? [itemId] : []));
  const needsLines = events.some(
    (event) => event.kind === 'shorted' || (right !== 'everything' && dependsOnLines(event)),
  );
  const sites = properties.length > 0 ? await takeSites(db, properties) : [];
  const bins = unbinned.length > 0 ? await findFullestBins(db, unbinned) : [];
  const picked = departed.length > 0 ? await unitsPickedFor(db, departed) : [];
  return {
    moves,
    lines: needsLines ? await findMoveLines(db, ids) : [],
    sites: new Map(sites.map(({ id, propertyId }) => [propertyId, id])),
    fullest: new Map(bins.map(({ itemId, locationId }) => [itemId, locationId])),
    pickedFor: new Map(
      [...Map.groupBy(picked, ({ moveId }) => moveId)].map(([id, all]) => [
        id,
        all.map(({ unitId }) => unitId),
      ]),
    ),
  };
};

const nothingOnMoves: OnMoves = {
  moves: new Map(),
  lines: [],
  sites: new Map(),
  fullest: new Map(),
  pickedFor: new Map(),
};

/** It left a bin, or must have, and nobody says which. */
const isUnbinned = (event: DeviceEvent) =>
  (event.kind === 'picked' && !event.locationId && !event.locationCode) ||
  event.kind === 'dropped' ||
  event.kind === 'sold' ||
  event.kind === 'left';

/** The item of which something is counted, by its id or by its code. */
const itemIn = (event: DeviceEvent, codes: ReadonlyMap<string, CodeTarget>): ItemId | undefined => {
  const [named] = namedIn(event, ['itemId']);
  const target = codes.get(namedIn(event, ['code'])[0] ?? '');
  return (named ?? (target?.kind === 'item' ? target.id : undefined)) as ItemId | undefined; // by its field, or by its kind
};

/** Sent at once: a query is sent only when somebody waits for it, and these go in the order they stand. */
const started = async <Row>(query: PromiseLike<Row[]> | Row[]): Promise<Row[]> => await query;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const textsIn = (events: readonly DeviceEvent[]) => [
  ...new Set(events.flatMap((event) => namedIn(event, codeFields))),
];
