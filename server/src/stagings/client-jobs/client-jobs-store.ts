import type { ClientId } from '@archway/contract/kernel/ids';
import type { PaidJob } from '@archway/contract/stagings/staging-rules';
import type { OrgDb } from '../../platform/db/db.ts';
import { rentOf } from '../staging-columns-store.ts';

/** The jobs that a client pays for. */
export const paidJobsOf = ({ sql, orgId }: OrgDb, clientId: ClientId): Promise<PaidJob[]> => sql<PaidJob[]>`
  select s.status, s.install_on as "installOn", s.ends_on as "endsOn", s.destaged_on as "destagedOn", s.fees, s.deposit,
    coalesce(s.monthly_amount, ${rentOf(sql)}) as monthly
  from staging s where s.org_id = ${orgId} and s.client_id = ${clientId}`;

/** When a job that a client is a party to changed last. */
export const lastChangeOf = async ({ sql, orgId }: OrgDb, clientId: ClientId): Promise<string | null> => {
  const [last] = await sql<[{ changedAt: string | null }]>`
    select max(s.updated_at) as "changedAt" from staging s
    where s.org_id = ${orgId} and ${clientId} in (s.client_id, s.agent_id, s.homeowner_id)`;
  return last.changedAt;
};
