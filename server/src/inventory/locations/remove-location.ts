import type { StorageLocationId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { type MovePieces, removeStorageLocation } from '../../storage/remove-storage-location.ts';
import { bringStockFrom } from '../stock/bring-stock.ts';
import { recordEvents } from '../units/record-events.ts';
import { moveHomes, unitsAt } from './location-units-store.ts';

/** Removes a location together with the question where its pieces are counted from now on. */
export const removeLocation = (
  context: ChangeContext,
  input: { id: StorageLocationId; moveTo?: StorageLocationId | undefined },
) => removeStorageLocation(context, input, movePieces);

const movePieces: MovePieces = async ({ db, actor, clock }, { from, to }) => {
  const by = { actor, at: clock.now() };
  const unitIds = await unitsAt(db, from);
  if (unitIds.length > 0) await recordEvents(db, by, unitIds, { kind: 'relocated', locationId: to });
  await moveHomes(db, from, to);
  await bringStockFrom(db, by, from, to);
};
