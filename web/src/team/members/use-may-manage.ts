import type { Member } from '@archway/contract/team/member';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { useMayReach } from '../use-roles.ts';
import { type MayManage, mayManageMember } from './member-rules.ts';

/** What may be offered for a member's row. The server decides again, by its own copy of the rules. */
export const useMayManage = (): ((member: Member) => MayManage) => {
  const ability = useAbility();
  const { id } = useUser();
  const mayReach = useMayReach();
  const actor = {
    userId: id,
    mayReach,
    mayUpdate: ability.can('update', 'Member'),
    mayRemove: ability.can('delete', 'Member'),
  };
  return (member) => mayManageMember(actor, member);
};
