import type { EventId, UnitId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import type { Pieces } from '../units/act-on-units.ts';
import { addWorkOrders, cancelOrdersOpenedBy } from './work-order-store.ts';

/** One order for each damaged piece; `eventIds` follow the order of the ids of the pieces. */
export const openWorkOrders = async (
  db: OrgDb,
  { userId }: Actor,
  { eventIds, rows }: Pieces,
  { kind, note }: { kind: 'clean' | 'repair'; note: string },
) => {
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  await addWorkOrders(
    db,
    ordered.map(({ id, itemId }, index) => ({
      itemId,
      unitId: id as UnitId, // a piece of this answer
      eventId: eventIds[index] as EventId, // one for each piece
      kind,
      note,
      by: userId,
    })),
  );
};

export const cancelOrdersOf = (db: OrgDb, eventIds: readonly EventId[]) => cancelOrdersOpenedBy(db, eventIds);
