import type { Member } from '@archway/contract/team/member';
import { api } from '../../platform/api/api.ts';
import { MemberQuestion } from './member-question.tsx';

/** Asks before a member is signed out on every device. */
export const SignMemberOutDialog = ({ member, onClose }: { member: Member | null; onClose: () => void }) =>
  member && (
    <MemberQuestion
      key={member.id}
      member={member}
      onClose={onClose}
      words="signOut"
      send={api.members.signOut}
    />
  );
