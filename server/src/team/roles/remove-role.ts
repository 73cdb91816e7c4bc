import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { RoleId } from '@archway/contract/kernel/ids';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { requireRight } from '../../platform/http/calls/require-right.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireReach } from '../members/require-reach.ts';
import { noSuchRole } from './change-role.ts';
import { requireGrantableRole } from './require-grantable-role.ts';
import { countUses, deleteRole, giveRoleInstead, lockRole } from './role-store.ts';

type Removing = { id: RoleId; moveTo?: string | undefined };

/** Deletes a custom role. Members who have it, and open invitations that offer it, get another one or keep it here. */
export const removeRole = async ({ db, actor, clock, record }: ChangeContext, { id, moveTo }: Removing) => {
  const role = await lockRole(db, id);
  if (!role) throw noSuchRole();
  requireReach(actor, role);
  if (moveTo === role.key) throw fieldProblem('moveTo', 'errors.choice');
  const instead = moveTo ? await requireGrantableRole(db, actor, moveTo, { field: 'moveTo' }) : undefined;
  const use = await countUses(db, id, clock.now());
  const isUsed = use.members + use.invitations > 0;
  if (isUsed && !instead)
    throw problem('in_use', `${role.name} is in use. Give those people another role first.`, use);
  if (isUsed && instead) {
    requireRights(actor, use);
    await giveRoleInstead(db, id, instead, clock.now());
  }
  await deleteRole(db, id);
  await record({ id, name: role.name }, isUsed && instead ? { ...given(use), movedTo: instead.name } : {});
  return { ok: true as const };
};

type Use = Awaited<ReturnType<typeof countUses>>;

const requireRights = (actor: Actor, { members, invitations }: Use) => {
  if (members > 0) requireRight(actor, 'update', 'Member');
  if (invitations > 0) requireRight(actor, 'create', 'Invitation');
};

const given = ({ members, invitations }: Use) => ({
  ...(members > 0 ? { members } : {}),
  ...(invitations > 0 ? { invitations } : {}),
});
