import type { StagingId } from '@archway/contract/kernel/ids';
import { listSubjectEntries } from '../audit/list-subject-entries.ts';
import { maySeeClients } from '../clients/may-see-clients.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from './get-staging.ts';
import { isStaging } from './staging-store.ts';

type Input = Omit<Parameters<typeof listSubjectEntries>[1], 'subject' | 'hidden'> & {
  readonly id: StagingId;
};

/** What happened to a job, its rooms, pieces and files, as its reader may see it. */
export const listTimeline = async (context: ReadContext, { id, ...query }: Input) => {
  if (!(await isStaging(context.db, id))) throw noSuchStaging();
  const { ability } = await context.actor;
  const hidden = maySeeClients(ability) ? [] : (['clientId', 'agentId', 'homeownerId'] as const);
  return listSubjectEntries(context, { subject: { type: 'Staging', id }, ...query, hidden });
};
