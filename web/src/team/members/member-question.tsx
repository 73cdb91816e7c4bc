import type { Member } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useUser } from '../../platform/session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated, Sentence, slot } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { fullName } from '../words.ts';

type Words = 'remove' | 'signOut';

type MemberQuestionProps = {
  member: Member;
  onClose: () => void;
  words: Words;
  send: (input: { id: Member['id'] }) => Promise<unknown>;
  /** What must be read again afterwards. */
  afterwards?: () => Promise<unknown>;
};

/** Asks before something is done to a member that they will notice, saying what ends and what stays. */
export const MemberQuestion = ({ member, onClose, words, send, afterwards }: MemberQuestionProps) => {
  const { t } = useTranslation('team');
  const organization = useUser().activeOrganization?.name ?? '';
  const { title, ends, keeps, done } = sentences[words];
  const { submit, pending, problem } = useSubmit(send, {
    onDone: async () => {
      await afterwards?.();
      onClose();
      toast(t(done, { name: isolated(fullName(member)) }), { tone: 'success' });
    },
  });
  return (
    <ConfirmDialog
      opened
      title={<Sentence text={t(title, { name: slot })}>{fullName(member)}</Sentence>}
      confirm={t(`members.${words}`)}
      destructive
      pending={pending}
      onConfirm={() => submit({ id: member.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>
          <Sentence text={t(ends, { organization: slot })}>{organization}</Sentence>
        </span>
        <span>{t(keeps)}</span>
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};

const sentences = {
  remove: {
    title: 'members.removeTitle',
    ends: 'members.removeLoses',
    keeps: 'members.removeKeeps',
    done: 'members.removed',
  },
  signOut: {
    title: 'members.signOutTitle',
    ends: 'members.signOutEnds',
    keeps: 'members.signOutKeeps',
    done: 'members.signedOut',
  },
} as const;
