import type { UnitState } from '@archway/contract/inventory/fold-unit';
import type { Unit } from '@archway/contract/inventory/unit';
import { unitActions } from '@archway/contract/inventory/unit-actions';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { EventId, ItemId, StorageLocationId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newId } from '../../platform/ids.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { findLocationName } from '../location-store.ts';
import { cancelOrdersOf } from '../work-orders/open-work-orders.ts';
import { type Pieces, recordPieces } from './act-on-units.ts';
import { findEvents, type KeptEvent } from './event-store.ts';
import { lockUnits, recordUndone } from './record-events.ts';
import { isUndoable } from './undo-rules.ts';
import { findUnits, type LockedUnit } from './unit-store.ts';

/** Takes back what was said, by saying so: the first saying stays in the history and no longer counts. */
export const undoEvents = async (
  context: ChangeContext,
  { eventIds }: { eventIds: readonly EventId[] },
): Promise<Pieces> => {
  const { db, actor, clock } = context;
  const wanted = [...new Set(eventIds)];
  const events = await findEvents(db, wanted);
  if (events.length !== wanted.length || !events.every(isOfUnit))
    throw fieldProblem('eventIds', 'errors.notFound');
  const unitIds = [...new Set(events.filter(isOfUnit).map(({ unitId }) => unitId))];
  const before = await lockUnits(db, unitIds);
  // Read again now that the pieces are held: somebody may have undone the same a moment ago.
  for (const event of await findEvents(db, wanted)) requireUndoable(event);
  const at = clock.now().toISOString();
  const undoing = events.filter(isOfUnit).map((event) => ({
    id: newId<EventId>(),
    at,
    kind: 'undone' as const,
    itemId: event.itemId,
    unitId: event.unitId,
    quantity: 1,
    locationId: null,
    condition: null,
    note: '',
    undoes: event.id,
    by: actor.userId,
  }));
  const folded = await recordUndone(db, before, undoing);
  await cancelOrdersOf(db, wanted);
  const rows = await findUnits(db, unitIds, maySeeCosts(actor.ability));
  await requireLocations(db, { before, folded, rows });
  await recordPieces(context, rows, { events: events.map(({ kind }) => kind).slice(0, 50) });
  return { eventIds: undoing.map(({ id }) => id), rows };
};

type Undone = {
  readonly before: readonly LockedUnit[];
  /** By the events alone, whatever became of the locations since. */
  readonly folded: readonly (UnitState & { readonly id: UnitId })[];
  readonly rows: readonly Unit[];
};

/**
 * Nothing goes back to a location that was removed. What can be put somewhere else is put there instead; what was sold has no
 * other way back, and comes back without a location.
 */
const requireLocations = async (db: OrgDb, { before, folded, rows }: Undone) => {
  const heldAt = new Map(before.map((unit) => [unit.id, unit]));
  const isAt = new Map(rows.map(({ id, locationId }) => [id, locationId]));
  for (const { id, locationId } of folded) {
    const held = heldAt.get(id);
    if (!held || locationId === null || isAt.get(id) !== null || held.locationId === locationId) continue;
    if (!unitActions.move(held)) continue;
    const location = await findLocationName(db, locationId as StorageLocationId); // of an event
    throw problem(
      'location_gone',
      `${held.code} would go back to ${location}, which was deleted. Record where it is now instead.`,
      { piece: held.code, location },
    );
  }
};

const isOfUnit = (event: KeptEvent): event is KeptEvent & { unitId: UnitId; itemId: ItemId } =>
  event.unitId !== null;

const requireUndoable = ({ kind, undone, moveId }: KeptEvent) => {
  if (undone) throw problem('conflict', 'This was already undone.');
  // What its move comes to follows from it, too.
  if (moveId) throw problem('conflict', 'This was recorded on a move. Undo it there.', { moveId });
  if (!isUndoable(kind)) throw problem('conflict', 'This can’t be undone.', { kind });
};
