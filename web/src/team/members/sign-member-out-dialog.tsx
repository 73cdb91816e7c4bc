import type { Member } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useUser } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { fullName } from '../words.ts';

/** Asks before a member is signed out on every device, saying what ends and what stays. */
export const SignMemberOutDialog = ({ member, onClose }: { member: Member | null; onClose: () => void }) =>
  member && <Question key={member.id} member={member} onClose={onClose} />;

const Question = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const organization = useUser().activeOrganization?.name ?? '';
  const { submit, pending, problem } = useSubmit(api.members.signOut, {
    onDone: () => {
      onClose();
      toast(t('members.signedOut', { name: isolated(fullName(member)) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t('members.signOutTitle', { name: slot })}>{fullName(member)}</Sentence>}
      confirm={t('members.signOut')}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: member.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>
          <Sentence text={t('members.signOutEnds', { organization: slot })}>{organization}</Sentence>
        </span>
        <span>{t('members.signOutKeeps')}</span>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
