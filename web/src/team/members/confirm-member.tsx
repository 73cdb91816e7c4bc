import type { Member } from '@archway/contract/team/member';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../kit/remove/remove-dialog.tsx';
import { useUser } from '../../platform/session/session.ts';
import { isolated, Sentence, slot } from '../../ui/text/sentence.tsx';
import { fullName } from '../words.ts';

type Words = 'remove' | 'signOut';

type ConfirmMemberProps = {
  member: Member;
  onClose: () => void;
  words: Words;
  send: (input: { id: Member['id'] }) => Promise<unknown>;
};

/** Asks before something is done to a member that they will notice, saying what ends and what stays. */
export const ConfirmMember = ({ member, onClose, words, send }: ConfirmMemberProps) => {
  const { t } = useTranslation('team');
  const organization = useUser().activeOrganization?.name ?? '';
  const { title, ends, keeps, done } = sentences[words];
  const name = fullName(member);
  return (
    <RemoveDialog
      name={name}
      titleOf={(person) => t(title, { name: person })}
      confirm={t(`members.${words}`)}
      done={t(done, { name: isolated(name) })}
      send={() => send({ id: member.id })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <span>
          <Sentence text={t(ends, { organization: slot })}>{organization}</Sentence>
        </span>
        <span>{t(keeps)}</span>
      </Stack>
    </RemoveDialog>
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
