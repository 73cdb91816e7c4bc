import { type EventKind, foldOnto, foldUnit, type UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { Condition } from '@archway/contract/inventory/states';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { EventId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents, type NewEvent } from './event-store.ts';
import { readPasts } from './read-pasts.ts';
import { type LockedUnit, lockUnitRows, writeStates } from './unit-store.ts';

/** What is said of pieces, without who and when. */
export type EventRecord = {
  readonly kind: EventKind;
  readonly locationId?: StorageLocationId | undefined;
  readonly condition?: Condition | undefined;
  readonly note?: string;
};

type RecordedBy = { readonly actor: Pick<Actor, 'userId'>; readonly at: Date };

/** Holds pieces for a change; every one of them must be here. */
export const lockUnits = async (db: OrgDb, ids: readonly UnitId[]): Promise<LockedUnit[]> => {
  const wanted = [...new Set(ids)];
  const held = await lockUnitRows(db, wanted);
  if (held.length !== wanted.length) throw fieldProblem('unitIds', 'errors.notFound');
  return held;
};

/** Says the same of several pieces, and brings what is shown of them in step. */
export const recordEvents = async (
  db: OrgDb,
  { actor, at }: RecordedBy,
  ids: readonly UnitId[],
  record: EventRecord,
): Promise<EventId[]> => {
  const held = await lockUnits(db, ids);
  const { events, states } = await foreseeEvents(db, { actor, at }, held, record);
  await addEvents(db, events);
  await writeStates(db, states);
  return events.map(({ id }) => id);
};

/** What would be recorded of pieces, and how they would stand then. */
export const foreseeEvents = async (
  db: OrgDb,
  { actor, at }: RecordedBy,
  units: readonly LockedUnit[],
  { kind, locationId, condition, note = '' }: EventRecord,
) => {
  const events = units.map((unit) => ({
    id: newId<EventId>(),
    at: at.toISOString(),
    kind,
    itemId: unit.itemId,
    unitId: unit.id,
    quantity: 1,
    locationId: locationId ?? null,
    condition: condition ?? null,
    note,
    undoes: null,
    by: actor.userId,
  }));
  const fresh = new Map(events.map((event): [UnitId, UnitEvent[]] => [event.unitId, [event]]));
  return { events, states: await foldHeld(db, units, fresh) };
};

/** Where held pieces are by everything that was said of them and by what is said now. */
const foldHeld = async (
  db: OrgDb,
  held: readonly LockedUnit[],
  fresh: ReadonlyMap<UnitId, readonly UnitEvent[]>,
) => {
  const { histories, unread } = await readPasts(db, fresh);
  if (unread.size > 0) throw tooLong();
  return held.map((unit) => {
    const [now, history] = [fresh.get(unit.id) ?? [], histories.get(unit.id)];
    return { id: unit.id, ...(history ? foldUnit([...history, ...now]) : foldOnto(unit, now)) };
  });
};

const tooLong = () => problem('conflict', 'Too much was recorded of these pieces. Choose fewer of them.');

/** Says something of pieces that takes back what was said of them, brings what is shown of them in step, and answers it. */
export const recordUndone = async (
  db: OrgDb,
  held: readonly LockedUnit[],
  events: readonly (NewEvent & UnitEvent & { readonly unitId: UnitId })[],
) => {
  const states = await foldHeld(
    db,
    held,
    Map.groupBy(events, ({ unitId }) => unitId),
  );
  await addEvents(db, events);
  await writeStates(db, states);
  return states;
};
