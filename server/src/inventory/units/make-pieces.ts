import type { Condition } from '@archway/contract/inventory/states';
import type { EventId, ItemId, StorageLocationId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from './event-store.ts';
import { addUnits } from './unit-store.ts';

type NewPiece = {
  readonly code: string;
  readonly itemId: ItemId;
  readonly locationId: StorageLocationId;
  readonly condition: Condition;
  readonly acquiredOn: string | null;
  readonly acquisitionCost: number | null;
};

/** Writes new pieces, each with the event it begins with. Answers their ids, in the order of the pieces. */
export const makePieces = async (
  db: OrgDb,
  { by, at }: { readonly by: UserId; readonly at: string },
  pieces: readonly NewPiece[],
): Promise<UnitId[]> => {
  const units = pieces.map((piece) => ({ ...piece, id: newId<UnitId>(), at, by }));
  await addUnits(db, units);
  await addEvents(
    db,
    units.map(({ id: unitId, itemId, locationId, condition }) => ({
      id: newId<EventId>(),
      at,
      kind: 'added' as const,
      itemId,
      unitId,
      quantity: 1,
      locationId,
      condition,
      note: '',
      undoes: null,
      by,
    })),
  );
  return units.map(({ id }) => id);
};
