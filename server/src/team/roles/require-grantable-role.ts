import type { Rule } from '@archway/contract/kernel/access/ability';
import { mayReach } from '@archway/contract/kernel/access/build-ability';
import { builtInRules } from '@archway/contract/kernel/access/roles';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { RoleId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { builtInRoleName, isBuiltIn } from './role-rules.ts';
import { findRoleByKey } from './role-store.ts';

export type GivenRole = { readonly key: string; readonly id: RoleId | null; readonly name: string };

/** The role to be given to somebody, if it exists here and the giver has every right in it. Only an owner makes owners. */
export const requireGrantableRole = async (
  db: OrgDb,
  actor: Actor,
  key: string,
  { actorIsOwner = actor.role === 'owner', field = 'role' }: { actorIsOwner?: boolean; field?: string } = {},
): Promise<GivenRole> => {
  const role = await findRole(db, key);
  if (!role) throw fieldProblem(field, 'errors.notFound');
  if (!mayReach({ isOwner: actorIsOwner, ability: actor.ability }, role))
    throw fieldProblem(field, 'errors.notGrantable');
  return role;
};

const findRole = async (
  db: OrgDb,
  key: string,
): Promise<(GivenRole & { readonly rules: readonly Rule[] }) | undefined> =>
  isBuiltIn(key)
    ? { key, id: null, name: builtInRoleName(key), rules: builtInRules[key] }
    : findRoleByKey(db, key);
