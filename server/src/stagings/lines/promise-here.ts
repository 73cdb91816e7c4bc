import type { LineId, UnitId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import { findToday } from '../../organizations/find-today.ts';
import { unlessRefused } from '../../platform/db/unless-refused.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { bumpPin, pinsOfOthers } from '../promises/promise-store.ts';
import type { LockedStaging } from '../staging-store.ts';
import { outSince } from '../stay-rules.ts';
import { lockItemsFor } from '../swaps/swap-store.ts';
import { changeLineRows } from './line-store.ts';
import { promiseFor } from './promise-lines.ts';

type Here = {
  /** Of which more is in the home than is held. */
  readonly lines: readonly (Line & { readonly here: number })[];
  /** Everything with a name that is in the home. */
  readonly pieces: readonly UnitId[];
};

/**
 * Holds for a job what is in its home, on the days of its stay. It is there: whoever else was promised it loses the promise,
 * and is told. Where even that leaves too little, because it stands in other homes by what is known of them, as many lines are
 * held as can be.
 */
export const promiseHere = async (
  context: ChangeContext,
  staging: LockedStaging,
  { lines, pieces }: Here,
) => {
  const { db, clock } = context;
  const from = outSince(staging, await findToday(db, clock.now())) ?? staging.installOn;
  // An attempt that is refused lets go what it locked.
  await lockItemsFor(db, { stagingIds: [staging.id], itemIds: lines.map(({ itemId }) => itemId) });
  for (const id of await pinsOfOthers(db, pieces, { from, to: staging.heldUntil }, staging.id))
    await bumpPin(db, id, staging.id);
  if (lines.length === 0) return;
  if (await promiseAll(context, staging, lines)) return;
  for (const line of lines) await promiseAll(context, staging, [line]);
};

/** Whether they could be held: if not, nobody lost anything for it. */
const promiseAll = (context: ChangeContext, staging: LockedStaging, lines: Here['lines']) =>
  unlessRefused(context.db, async () => {
    await changeLineRows(
      context.db,
      lines
        .filter(({ here, quantity }) => here > quantity)
        .map(({ here, ...line }) => ({ ...line, quantity: here })),
    );
    await promiseFor(
      context,
      staging,
      lines.map(({ id, itemId, unitId, here }) => ({ id: id as LineId, itemId, unitId, quantity: here })),
      { onClash: 'bump' },
    );
  });
