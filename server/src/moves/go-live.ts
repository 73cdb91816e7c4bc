import type { StagingId } from '@archway/contract/kernel/ids';
import { unlessRefused } from '../platform/db/unless-refused.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { keepHolds } from '../stagings/lines/keep-holds.ts';
import { linesOfStaging } from '../stagings/lines/lines-of-staging.ts';
import { promiseLines } from '../stagings/lines/promise-lines.ts';
import { goOn } from './go-on.ts';
import { letGoElsewhere } from './settle-holds.ts';

/**
 * Makes a job live whose pieces were brought, whoever else they are promised to: nobody takes them out again because of a list.
 * Other homes let go what is no longer with them first. Where even that leaves too little, the job holds of its list what it can.
 */
export const goLive = async (context: ChangeContext, id: StagingId) => {
  const { db } = context;
  const going = () => goOn(context, 'in', { id, to: 'live', onClash: 'bump' });
  if (await unlessRefused(db, going)) return;
  const held = (await linesOfStaging(db, id)).filter((line) => line.held > 0);
  await letGoElsewhere(context, id, new Set(held.map(({ itemId }) => itemId)));
  if (await unlessRefused(db, going)) return;
  await keepHolds(db, id, new Map(held.map((line) => [line.id, 0])));
  await going();
  for (const line of held)
    await unlessRefused(db, () =>
      promiseLines(context, id, [{ ...line, quantity: line.held }], { onClash: 'bump' }),
    );
};
