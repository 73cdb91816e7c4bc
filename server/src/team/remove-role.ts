import type { RoleId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import type { Services } from '../platform/services.ts';
import { noSuchRole } from './change-role.ts';
import { requireReach } from './require-reach.ts';
import { countUses, deleteRole, lockRole } from './role-store.ts';

/** Deletes a custom role that no member has and no open invitation offers. */
export const removeRole = async (db: OrgDb, actor: Actor, { clock }: Pick<Services, 'clock'>, id: RoleId) => {
  const role = await lockRole(db, id);
  if (!role) throw noSuchRole();
  requireReach(actor, role);
  const use = await countUses(db, id, clock.now());
  if (use.members + use.invitations > 0)
    throw problem('in_use', `${role.name} is in use. Give those people another role first.`, use);
  await deleteRole(db, id);
  await record(db, actor, 'role.deleted', { type: 'Role', id, name: role.name });
  return { ok: true as const };
};
