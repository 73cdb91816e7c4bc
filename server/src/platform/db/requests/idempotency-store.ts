import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import type { AccountDb } from '../db.ts';

export type IdempotentCall = {
  readonly userId: UserId;
  readonly orgId: OrgId | null;
  readonly key: string;
  readonly endpoint: string;
  readonly bodyHash: Buffer;
};

/** A caller outside any organization keeps keys under this one. */
const noOrg = '00000000-0000-0000-0000-000000000000';

/**
 * Claims the key for this transaction. A call with the same key that is still under way is waited for (its row blocks
 * ours); when it succeeded, its answer comes back instead.
 */
export const claimKey = async (db: AccountDb, call: IdempotentCall) => {
  const { sql } = db;
  const orgId = call.orgId ?? noOrg;
  const [claimed] = await sql`
    insert into idempotency_key (user_id, org_id, key, endpoint, body_hash)
    values (${call.userId}, ${orgId}, ${call.key}, ${call.endpoint}, ${call.bodyHash})
    on conflict (user_id, org_id, key) do nothing returning 1`;
  if (claimed) return undefined;
  const [earlier] = await sql<{ endpoint: string; sameBody: boolean; body: unknown }[]>`
    select endpoint, body_hash = ${call.bodyHash} as same_body, body
    from idempotency_key where user_id = ${call.userId} and org_id = ${orgId} and key = ${call.key}`;
  return earlier && { same: earlier.sameBody && earlier.endpoint === call.endpoint, body: earlier.body };
};

/** Kept in the transaction of the change itself, as its last statement: either both are there or neither. */
export const keepAnswer = async ({ sql, last }: AccountDb, call: IdempotentCall, body: string) => {
  await last(sql`update idempotency_key set body = ${sql.json(body)}
    where user_id = ${call.userId} and org_id = ${call.orgId ?? noOrg} and key = ${call.key}`);
};
