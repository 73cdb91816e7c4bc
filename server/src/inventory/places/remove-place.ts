import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { type MovePieces, removeStorageLocation } from '../../storage/remove-storage-location.ts';
import { bringStockFrom } from '../stock/bring-stock.ts';
import { sayOfUnits } from '../units/say-of-units.ts';
import { moveHomes, unitsAt } from './place-units-store.ts';

/** Removes a place together with the question where its pieces are counted from now on. */
export const removePlace = (
  context: ChangeContext,
  input: { id: StorageLocationId; moveTo?: StorageLocationId | undefined },
) => removeStorageLocation(context, input, movePieces);

const movePieces: MovePieces = async ({ db, actor, clock }, { from, to }) => {
  const said = { actor, at: clock.now() };
  const unitIds = await unitsAt(db, from);
  if (unitIds.length > 0) await sayOfUnits(db, said, unitIds, { kind: 'relocated', locationId: to });
  await moveHomes(db, from, to);
  await bringStockFrom(db, said, from, to);
};
