import type { EventId, UnitId, UserId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import { addEvents } from './event-store.ts';
import { addUnits, type NewUnit } from './unit-store.ts';

type NewPiece = Omit<NewUnit, 'id' | 'at' | 'by' | 'homeLocationId'>;

/** Writes new pieces, at home where they are put first, each with the event it begins with. Answers their ids, in the order of the pieces. */
export const makePieces = async (
  db: OrgDb,
  { by, at }: { readonly by: UserId; readonly at: string },
  pieces: readonly NewPiece[],
): Promise<UnitId[]> => {
  const units = pieces.map((piece) => ({
    ...piece,
    homeLocationId: piece.locationId,
    id: newId<UnitId>(),
    at,
    by,
  }));
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
