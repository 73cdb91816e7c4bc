import type { Member } from '@archway/contract/team/member';
import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useUser } from '../../platform/session/session.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { InitialsAvatar } from '../../ui/initials-avatar.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated } from '../../ui/sentence.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useFields } from '../../ui/use-fields.ts';
import { useKept } from '../../ui/use-kept.ts';
import { useGivableRoles } from '../use-roles.ts';
import { fullName } from '../words.ts';
import { ColourField } from './colour-field.tsx';

/** Role, title and colour of one member. */
export const MemberDrawer = ({ member, onClose }: { member: Member | null; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const shown = useKept(member);
  return (
    // A stray click must not throw away what was typed.
    <SideDrawer
      opened={member !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('members.edit')}
    >
      {shown && <MemberForm key={`${shown.id} ${shown.version}`} member={shown} onClose={onClose} />}
    </SideDrawer>
  );
};

const MemberForm = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const form = useFields({
    initialValues: { role: member.role, title: member.title, colour: member.colour },
  });
  const colour = form.useWatchValue('colour');
  // Roles tell how many have them.
  const readAgain = () =>
    Promise.all(
      [queries.members.key(), queries.roles.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  const { submit, pending, problem } = useSubmit(api.members.change, {
    onDone: async (changed) => {
      await readAgain();
      onClose();
      toast(t('members.saved', { name: isolated(fullName(changed)) }), { tone: 'success' });
    },
    onProblem: ({ code, errors }) => {
      if (code === 'stale_version') void readAgain();
      return form.showErrors(errors);
    },
  });
  const stale = problem?.code === 'stale_version';
  return (
    <form
      onSubmit={form.submitting((values) => submit({ id: member.id, version: member.version, ...values }))}
      noValidate
    >
      <Stack>
        <Group wrap="nowrap">
          <InitialsAvatar name={fullName(member)} colour={colour} size={56} />
          <div>
            <Text fw={600}>
              <bdi>{fullName(member)}</bdi>
            </Text>
            <Text c="dimmed" size="sm">
              <bdi>{member.email}</bdi>
            </Text>
          </div>
        </Group>
        <ProblemAlert problem={problem}>{stale ? t('members.stale') : undefined}</ProblemAlert>
        <RoleField form={form} member={member} />
        <TextInput
          label={t('fields.title')}
          description={t('members.titleHint')}
          maxLength={80}
          key={form.key('title')}
          {...form.getInputProps('title')}
        />
        <ColourField
          legend={t('fields.colour')}
          value={colour}
          onChange={(next) => form.setFieldValue('colour', next)}
        />
        <FormButtons pending={pending} disabled={stale} onCancel={onClose} />
      </Stack>
    </form>
  );
};

type MemberFields = ReturnType<typeof useFields<Pick<Member, 'role' | 'title' | 'colour'>>>;

/** Offers what may be given, and the role the member has already. */
const RoleField = ({ form, member }: { form: MemberFields; member: Member }) => {
  const { t } = useTranslation('team');
  const roleName = useRoleName();
  const self = useUser().id === member.userId;
  const given = useGivableRoles().map(({ key, name }) => ({ role: key, roleName: name }));
  const choices = given.some(({ role }) => role === member.role) ? given : [member, ...given];
  return (
    <NativeSelect
      label={t('fields.role')}
      description={self ? t('members.ownRoleHint') : t('members.roleHint')}
      data={choices.map((choice) => ({ value: choice.role, label: roleName(choice) }))}
      data-autofocus
      key={form.key('role')}
      {...form.getInputProps('role')}
    />
  );
};
