import { problem } from '@archway/contract/kernel/problem';
import type { Member, MemberChange } from '@archway/contract/team/member';
import type * as z from 'zod';
import { requireOwnerLeft } from '../organizations/keep-an-owner.ts';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/require-version.ts';
import type { ChangeContext } from '../platform/http/use-case-context.ts';
import { getMember } from './get-member.ts';
import { holdMember } from './hold-member.ts';
import { fullName } from './member-rules.ts';
import { changeMemberRow } from './member-store.ts';
import { requireGrantableRole } from './require-grantable-role.ts';

/** Gives a member another role, title or colour. New rights hold from their next call. */
export const changeMember = async (
  context: ChangeContext,
  { id, version, role: key, title, colour }: z.output<typeof MemberChange>,
): Promise<Member> => {
  const { db, actor, record } = context;
  const { member: before, owners } = await holdMember(db, actor, id);
  requireVersion(before, version);
  if (before.status === 'left') throw problem('conflict', 'This person has left the organization.');
  const isNewRole = key !== undefined && key !== before.role;
  const role = isNewRole
    ? await requireGrantableRole(db, actor, key, owners.includes(actor.membershipId))
    : undefined;
  if (isNewRole) requireOwnerLeft(owners, id);
  await changeMemberRow(db, id, { role, title, colour });
  const after = await getMember(context, { id });
  await record({ id, name: fullName(after) }, differences(before, after, ['role', 'title', 'colour']));
  return after;
};
