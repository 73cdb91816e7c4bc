import type { ChangeAction } from '@archway/contract/changes';
import type { OrgId } from '@archway/contract/kernel/ids';
import type { Client } from 'pg';
import type { AccountDb, OrgDb } from '../db/db.ts';

/** Every change that any server has committed. */
export const changeChannel = 'archway_change';
/** Somebody changed something about their own account: a session may have ended. */
export const accountChannel = 'archway_account';

/** What servers tell each other of a change. */
export type Notice = { readonly org: string; readonly action: ChangeAction; readonly id: string | null };

export const noticeOf = (org: OrgId, action: ChangeAction, id: string | null) =>
  JSON.stringify({ org, action, id } satisfies Notice);

/** What a transaction that is kept only now wrote a moment ago bears the moment of its beginning. */
const slackMs = 5000;

/** Which things were changed in the last so many milliseconds, each once. */
export const changesOfLast = ({ sql, orgId }: OrgDb, ms: number, most: number) =>
  sql<Pick<Notice, 'action' | 'id'>[]>`
    select distinct action, subject_id as id from audit_entry
    where org_id = ${orgId} and at > now() - ${ms + slackMs} * interval '1 millisecond' limit ${most}`;

/** Tells every server's listeners, with the commit. */
export const tellListeners = async ({ sql }: AccountDb, changes: readonly string[]) => {
  await sql`select pg_notify(${changeChannel}, change) from jsonb_array_elements_text(${sql.json([...changes])}) change`;
};

/** From now on this connection is told what happens on both channels. */
export const listenToAll = async (client: Client) => {
  await client.query(`listen ${accountChannel}; listen ${changeChannel}`);
};

/** Fails when the connection is gone without having said so. */
export const ping = async (client: Client) => {
  await client.query('select 1');
};
