import { type EventKind, foldUnit, type UnitEvent } from '@archway/contract/inventory/fold-unit';
import type { Condition } from '@archway/contract/inventory/states';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { EventId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from './event-store.ts';
import { eventsOfUnits, type LockedUnit, lockUnitRows, writeStates } from './unit-store.ts';

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
  { kind, locationId, condition, note = '' }: EventRecord,
): Promise<EventId[]> => {
  const held = await lockUnits(db, ids);
  const events = held.map((unit) => ({
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
  await addEvents(db, events);
  await refold(
    db,
    held.map(({ id }) => id),
  );
  return events.map(({ id }) => id);
};

/** Writes down where these pieces are by everything that was said of them, and answers it. */
export const refold = async (db: OrgDb, ids: readonly UnitId[]) => {
  const byUnit = Map.groupBy(await eventsOfUnits(db, ids), ({ unitId }) => unitId);
  const nothing: UnitEvent[] = [];
  const states = ids.map((id) => ({ id, ...foldUnit(byUnit.get(id) ?? nothing) }));
  await writeStates(db, states);
  return states;
};
