import type { Member } from '@archway/contract/team/member';
import { api } from '../../platform/api/api.ts';
import { ConfirmMember } from './confirm-member.tsx';

/** Asks before a member is signed out on every device. */
export const SignMemberOutDialog = ({ member, onClose }: { member: Member | null; onClose: () => void }) =>
  member && (
    <ConfirmMember
      key={member.id}
      member={member}
      onClose={onClose}
      words="signOut"
      send={api.members.signOut}
    />
  );
