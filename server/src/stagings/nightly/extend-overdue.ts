import type { StagingId } from '@archway/contract/kernel/ids';
import { isOut, renewedEnd, renews } from '@archway/contract/stagings/staging-rules';
import { nightlyActions } from '@archway/contract/stagings/states';
import { record } from '../../platform/audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import { unlessRefused } from '../../platform/db/unless-refused.ts';
import { stagingName } from '../get-staging.ts';
import { linesOf } from '../lines/line-store.ts';
import { keepPromises } from '../promises/keep-promises.ts';
import type { WantedLine } from '../promises/plan-promises.ts';
import { type LockedStaging, lockStaging, setStay } from '../staging-store.ts';
import { heldUntil, outSince } from '../stay-rules.ts';
import { lockItemsFor } from '../swaps/swap-store.ts';

const [renewed, heldLonger] = nightlyActions;

/**
 * A home whose end has come, and whose pieces are still in it: it renews by a month where that was agreed on, else its pieces
 * are held a day longer. Whoever counted on them loses them, and is told: what is in a home is there.
 */
export const extendOverdue = async (db: OrgDb, id: StagingId, today: string) => {
  const staging = await lockStaging(db, id);
  if (!staging || !isOut(staging.status) || staging.endsOn > today) return;
  const named = { id, name: stagingName(staging) };
  if (staging.autoRenew && renews(staging.status)) {
    const endsOn = renewedEnd(staging, today);
    await keepHolding(db, { ...staging, endsOn, heldUntil: endsOn }, today);
    await record(db, null, renewed, named, { endsOn: { from: staging.endsOn, to: endsOn } });
    return;
  }
  const until = heldUntil(staging.status, staging.endsOn, today);
  if (staging.heldUntil >= until) return;
  await keepHolding(db, { ...staging, heldUntil: until }, today);
  // Once: that it goes on is seen by how late it is.
  if (staging.heldUntil === staging.endsOn)
    await record(db, null, heldLonger, named, { endsOn: staging.endsOn });
};

const keepHolding = async (db: OrgDb, staging: LockedStaging, today: string) => {
  await lockItemsFor(db, { stagingIds: [staging.id] });
  const lines = (await linesOf(db, staging.id))
    .filter(({ status, held }) => status === 'out' && held > 0)
    .map(
      ({ id, itemId, unitId, held }): WantedLine => ({
        lineId: id,
        itemId,
        unitId,
        quantity: held,
        status: 'out',
      }),
    );
  // All at once; if that cannot be, as many as can.
  if (!(await keepLines(db, staging, lines, today)))
    for (const line of lines) await keepLines(db, staging, [line], today);
  await setStay(db, staging.id, staging);
};

/** Whether it could be held: if not, nobody lost anything for it. */
const keepLines = async (
  db: OrgDb,
  staging: LockedStaging,
  lines: readonly WantedLine[],
  today: string,
): Promise<boolean> => {
  const { id, installOn, heldUntil: endsOn } = staging;
  const job = { id, installOn, endsOn, outSince: outSince(staging, today) };
  const keeping = { job, lines, onClash: 'bump', by: null, today, bumped: 'following' } as const;
  return unlessRefused(db, () => keepPromises(db, keeping));
};
