import { problem } from '@archway/contract/kernel/api/problem';
import type { Role, RoleChange } from '@archway/contract/team/member';
import type * as z from 'zod';
import { differences } from '../../platform/audit/difference-rules.ts';
import { onTaken } from '../../platform/db/changes/on-taken.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireReach } from '../members/require-reach.ts';
import { requireGrantableRules, requireOwnName } from './require-good-role.ts';
import { changeRoleRow, lockRole } from './role-store.ts';

/** Changes a custom role. Whoever has it has the new rights from their next call; its key stays. */
export const changeRole = async (
  { db, actor, record }: ChangeContext,
  { id, version, name, rules }: z.output<typeof RoleChange>,
): Promise<Role> => {
  const before = await lockRole(db, id);
  if (!before) throw noSuchRole();
  requireReach(actor, before);
  requireVersion(before, version);
  if (rules) requireGrantableRules(actor, rules);
  requireOwnName(name);
  const after = await changeRoleRow(db, id, { name, rules }).catch(onTaken('role_name', 'name'));
  await record({ id, name: after.name }, differences(before, after, ['name', 'rules']));
  return { ...after, builtIn: false };
};

export const noSuchRole = () =>
  problem('not_found', 'That role is not in this organization, or it is built in.');
