import { builtInRoles, builtInRules } from '@archway/contract/kernel/access/roles';
import type { Role } from '@archway/contract/team/member';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { builtInRoleName } from './role-rules.ts';
import { customRoles, membersByBuiltInRole } from './role-store.ts';

/** Built-in roles first, from the most rights to the fewest, then the organization's own by name. */
export const listRoles = async ({ db }: ReadContext): Promise<{ rows: Role[] }> => {
  const [members, custom] = await Promise.all([membersByBuiltInRole(db), customRoles(db)]);
  const builtIn = builtInRoles.map((key) => ({
    id: null,
    version: 1,
    key,
    name: builtInRoleName(key),
    builtIn: true,
    rules: [...builtInRules[key]],
    members: members.get(key) ?? 0,
    updatedAt: null,
    updatedBy: null,
    updatedById: null,
  }));
  return { rows: [...builtIn, ...custom.map((role) => ({ ...role, builtIn: false }))] };
};
