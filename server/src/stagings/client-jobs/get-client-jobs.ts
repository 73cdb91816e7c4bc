import type { ClientId } from '@archway/contract/kernel/ids';
import type { ClientJobs } from '@archway/contract/stagings/staging';
import { isOut, stagingMoney } from '@archway/contract/stagings/staging-rules';
import { getClient } from '../../clients/get-client.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { readerOf } from '../reader.ts';
import { lastChangeOf, paidJobsOf } from './client-jobs-store.ts';

/** What a client has brought so far, and when one of their jobs changed last. */
export const getClientJobs = async (
  context: ReadContext,
  { clientId }: { clientId: ClientId },
): Promise<ClientJobs> => {
  const { db } = context;
  const { id } = await getClient(context, { id: clientId });
  const { withCosts, today } = await readerOf(context);
  const jobs = withCosts ? await paidJobsOf(db, id) : [];
  const money = jobs.map((job) => ({ ...stagingMoney(job, today), isOut: isOut(job.status) }));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    money: withCosts
      ? {
          monthly: sum(money.filter((each) => each.isOut).map(({ monthly }) => monthly)),
          soFar: sum(money.map(({ soFar }) => soFar)),
          forecast: sum(money.map(({ forecast }) => forecast)),
        }
      : null,
    changedAt: await lastChangeOf(db, id),
  };
};
