import type { Member } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { MemberForm } from './member-form.tsx';

/** Role, title and color of one member. */
export const MemberDrawer = ({ member, onClose }: { member: Member | null; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const shown = useKept(member);
  return (
    <SideDrawer opened={member !== null} onClose={onClose} title={t('members.edit')}>
      {shown && <MemberForm key={shown.id} member={shown} onClose={onClose} />}
    </SideDrawer>
  );
};
