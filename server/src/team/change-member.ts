import { problem } from '@archway/contract/kernel/problem';
import type { Member, MemberChange } from '@archway/contract/team/member';
import type * as z from 'zod';
import { differences } from '../audit/difference-rules.ts';
import { record } from '../audit/record.ts';
import { requireOwnerLeft } from '../organizations/keep-an-owner.ts';
import type { OrgDb } from '../platform/db/db.ts';
import { requireVersion } from '../platform/db/require-version.ts';
import type { Actor } from '../platform/http/request-context.ts';
import { getMember } from './get-member.ts';
import { holdMember } from './hold-member.ts';
import { fullName } from './member-rules.ts';
import { changeMemberRow } from './member-store.ts';
import { requireGrantableRole } from './require-grantable-role.ts';

/** Gives a member another role, title or colour. New rights hold from their next call. */
export const changeMember = async (
  db: OrgDb,
  actor: Actor,
  { id, version, role: key, title, colour }: z.output<typeof MemberChange>,
): Promise<Member> => {
  const { member: before, owners } = await holdMember(db, actor, id);
  requireVersion(before, version);
  if (before.status === 'left') throw problem('conflict', 'This person has left the organization.');
  const isNewRole = key !== undefined && key !== before.role;
  const role = isNewRole
    ? await requireGrantableRole(db, actor, key, owners.includes(actor.membershipId))
    : undefined;
  if (isNewRole) requireOwnerLeft(owners, id);
  await changeMemberRow(db, id, { role, title, colour });
  const after = await getMember(db, id);
  const subject = { type: 'Member', id, name: fullName(after) };
  await record(db, actor, 'member.changed', subject, differences(before, after, ['role', 'title', 'colour']));
  return after;
};
