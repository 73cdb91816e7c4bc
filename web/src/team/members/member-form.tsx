import type { Member } from '@archway/contract/team/member';
import { memberFields } from '@archway/contract/team/member-fields';
import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { InitialsAvatar } from '../../ui/pictures/initials-avatar.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { useRoles } from '../use-roles.ts';
import { fullName } from '../words.ts';
import { ColorField } from './color-field.tsx';
import { RoleField } from './role-field.tsx';
import { useMemberWords } from './use-member-names.ts';

export const MemberForm = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('team');
  const words = useMemberWords();
  const { nameOf } = words;
  const roles = useRoles();
  const roleName = useRoleName();
  const nameOfKey = (key: string) => roles.find((role) => role.key === key)?.name ?? key;
  const edit = useTableForm<typeof memberFields, Member>({
    table: memberFields,
    row: member,
    change: api.members.change,
    read: ({ id }) => api.members.get({ id }),
    onDone: (changed) => {
      onClose();
      toast(t('members.saved', { name: isolated(fullName(changed)) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const color = form.useWatchValue('color');
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Group wrap="nowrap">
          <InitialsAvatar name={fullName(member)} color={color} size={56} />
          <div>
            <Text fw={600}>
              <bdi>{fullName(member)}</bdi>
            </Text>
            <Text c="dimmed" size="sm">
              <bdi>{member.email}</bdi>
            </Text>
          </div>
        </Group>
        <FormAlert
          edit={edit}
          {...words}
          shown={{ role: (key: string) => <bdi>{roleName({ role: key, roleName: nameOfKey(key) })}</bdi> }}
        />
        <FieldGroups
          form={form}
          table={memberFields}
          {...words}
          groups={{
            member: {
              replaced: {
                role: <RoleField form={form} member={member} label={nameOf('role')} />,
                color: (
                  <ColorField
                    legend={nameOf('color')}
                    value={color}
                    onChange={(next) => form.setFieldValue('color', next)}
                  />
                ),
              },
            },
          }}
        />
        <FormButtons pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
