import type { NewRole, Role } from '@archway/contract/team/member';
import type * as z from 'zod';
import { withRandomEnd } from '../../organizations/setup/with-random-end.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireGrantableRules, requireOwnName } from './require-good-role.ts';
import { roleKeyOf } from './role-rules.ts';
import { addRole } from './role-store.ts';

/** Makes a role of the organization's own, with no right that its maker lacks. */
export const createRole = async (
  { db, actor, record }: ChangeContext,
  { name, rules }: z.output<typeof NewRole>,
): Promise<Role> => {
  requireGrantableRules(actor, rules);
  requireOwnName(name);
  const row = { key: roleKeyOf(name), name, rules, createdBy: actor.userId };
  const add = (key: string) => addRole(db, { ...row, key }).catch(onTaken('role_name', 'name'));
  const role = (await add(row.key)) ?? (await add(withRandomEnd(row.key)));
  if (!role) throw new Error(`No free key was found for a role named "${name}".`);
  await record({ id: role.id, name: role.name });
  return { ...role, builtIn: false };
};
