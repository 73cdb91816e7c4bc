import type { Member } from '@archway/contract/team/member';

type Acting = {
  readonly userId: string;
  readonly mayReach: (roleKey: string) => boolean;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

export type MayManage = {
  readonly edit: boolean;
  readonly suspend: boolean;
  readonly reactivate: boolean;
  readonly signOut: boolean;
  readonly remove: boolean;
};

/**
 * Somebody who left is past changing; nobody touches who has rights that they lack; nobody suspends, signs out or removes themselves
 * (they leave, and end their own sessions in their account). The server holds the same rules.
 */
export const mayManageMember = (
  actor: Acting,
  member: Pick<Member, 'userId' | 'role' | 'status'>,
): MayManage => {
  const reachable = member.status !== 'left' && actor.mayReach(member.role);
  const somebodyElse = member.userId !== actor.userId;
  return {
    edit: reachable && actor.mayUpdate,
    suspend: reachable && somebodyElse && actor.mayUpdate && member.status === 'active',
    reactivate: reachable && actor.mayUpdate && member.status === 'suspended',
    signOut: reachable && somebodyElse && actor.mayUpdate,
    remove: reachable && somebodyElse && actor.mayRemove,
  };
};
