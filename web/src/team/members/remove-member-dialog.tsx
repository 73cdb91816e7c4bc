import type { Member } from '@archway/contract/team/member';
import { api } from '../../platform/api/api.ts';
import { ConfirmMember } from './confirm-member.tsx';

/** Asks before a membership ends. */
export const RemoveMemberDialog = ({ member, onClose }: { member: Member | null; onClose: () => void }) =>
  member && (
    <ConfirmMember
      key={member.id}
      member={member}
      onClose={onClose}
      words="remove"
      send={api.members.remove}
    />
  );
