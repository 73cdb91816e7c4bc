import { problem } from '@archway/contract/kernel/api/problem';
import type { StagingId } from '@archway/contract/kernel/ids';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../../platform/db/db.ts';
import { countInHome, findMoved } from './moved-store.ts';

type Job = { readonly id: StagingId; readonly status: StagingStatus };

/** R14: a home is live once everything was moved into it, and closed once nothing is left in it. */
export const requireMoved = async (db: OrgDb, { id, status }: Job, to: StagingStatus) => {
  if (status === 'installing' && to === 'live') {
    const { needsMoveIn, hasMoveIn } = await findMoved(db, id);
    if (needsMoveIn && !hasMoveIn)
      throw problem('conflict', 'Complete the move-in first. The staging goes live with it.', {
        needs: 'move-in',
      });
  }
  if (to === 'closed') {
    const here = await countInHome(db, id);
    if (here > 0)
      throw problem('conflict', `Still in the home: ${here} pieces. Complete the move-out first.`, {
        out: here,
      });
  }
};

export const isHomeEmpty = async (db: OrgDb, id: StagingId): Promise<boolean> =>
  (await countInHome(db, id)) === 0;
