import type { Rule } from '@archway/contract/kernel/access/ability';
import {
  type BuiltInRole,
  builtInRules,
  helperRole,
  helperRules,
} from '@archway/contract/kernel/access/roles';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import { type AccountDb, bindOrg } from '../../platform/db/db.ts';
import { roleOf } from './own-rights-store.ts';

/** What this person may do there, for the screen to show. The server decides by its own copy on every call. */
export const listOwnRights = async (db: AccountDb, userId: UserId, orgId: OrgId | null): Promise<Rule[]> => {
  if (!orgId) return [];
  const role = await roleOf(await bindOrg(db, orgId), userId);
  if (!role) return [];
  if (role.roleKey === helperRole && !role.rules) return [...helperRules];
  return role.rules ?? [...(builtInRules[role.roleKey as BuiltInRole] ?? [])]; // without rules of its own it is a built-in one
};
