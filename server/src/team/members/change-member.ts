import { problem } from '@archway/contract/kernel/api/problem';
import { namesOf } from '@archway/contract/kernel/fields/fields';
import type { Member, MemberChange } from '@archway/contract/team/member';
import { memberFields } from '@archway/contract/team/member-fields';
import type * as z from 'zod';
import { requireOwnerLeft } from '../../organizations/memberships/keep-an-owner.ts';
import { differences } from '../../platform/audit/difference-rules.ts';
import { requireVersion } from '../../platform/db/changes/require-version.ts';
import { withChange } from '../../platform/db/changes/with-change.ts';
import { asReading } from '../../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { requireGrantableRole } from '../roles/require-grantable-role.ts';
import { getMember } from './get-member.ts';
import { lockMember } from './lock-member.ts';
import { fullName } from './member-rules.ts';
import { changeMemberRow } from './member-store.ts';

/** Gives a member another role, title or color. New rights hold from their next call. */
export const changeMember = async (
  context: ChangeContext,
  { id, version, role: key, ...own }: z.output<typeof MemberChange>,
): Promise<Member> => {
  const { db, actor, record } = context;
  const { member: before, owners } = await lockMember(db, actor, id);
  requireVersion(before, version);
  if (before.status === 'left') throw problem('conflict', 'This person has left the organization.');
  const isNewRole = key !== undefined && key !== before.role;
  const newRole = isNewRole
    ? await requireGrantableRole(db, actor, key, { actorIsOwner: owners.includes(actor.membershipId) })
    : undefined;
  if (isNewRole) requireOwnerLeft(owners, id);
  await changeMemberRow(db, id, { ...withChange(before, own), newRole });
  const after = await getMember(asReading(context), { id });
  await record({ id, name: fullName(after) }, differences(before, after, namesOf(memberFields)));
  return after;
};
