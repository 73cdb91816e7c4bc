import type { ItemId, LineId } from '@archway/contract/kernel/ids';
import { isOut } from '@archway/contract/stagings/staging-rules';
import type { OrgDb } from '../platform/db/db.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import type { FoldedChanges } from './folded-store.ts';
import { listedLines } from './in-home-store.ts';
import type { LockedMove } from './move-store.ts';
import { letGoWhatIsNotHere, promiseWhatIsHere } from './settle-holds.ts';

type Gone = readonly { readonly lineId: LineId | null; readonly itemId: ItemId }[];

/** Lines of the list that what is taken back now had come to. Asked before it is written. */
export const takenBackBy = async (db: OrgDb, { goneLineIds }: FoldedChanges): Promise<Gone> =>
  goneLineIds.length > 0 ? listedLines(db, goneLineIds) : [];

/** A move is over, and what came late says otherwise what is in the home: of these items the job holds that from now on. */
export const settleLate = async (
  context: ChangeContext,
  { kind, stagingId }: LockedMove,
  { changed, added }: FoldedChanges,
  gone: Gone,
) => {
  const itemIds = new Set([...changed, ...added, ...gone].map(({ itemId }) => itemId as ItemId)); // of its lines
  if (itemIds.size === 0 || !isOut((await requireStaging(context.db, stagingId)).status)) return;
  await letGoWhatIsNotHere(context, {
    stagingId,
    isLeaving: kind === 'out',
    itemIds,
    takenBack: gone.flatMap(({ lineId }) => lineId ?? []),
  });
  await promiseWhatIsHere(context, { stagingId, itemIds });
};
