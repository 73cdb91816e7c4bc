import type { Member } from '@archway/contract/team/member';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { useUser } from '../../platform/session/session.ts';
import type { FieldForm } from '../../ui/fields/field-form.ts';
import { useGivableRoles } from '../use-roles.ts';
import { useMemberWords } from './use-member-names.ts';

type RoleFieldProps = { form: FieldForm; member: Member; label: string };

/** Offers what may be given, and the role the member has already. */
export const RoleField = ({ form, member, label }: RoleFieldProps) => {
  const { t } = useTranslation('team');
  const roleName = useRoleName();
  const { hintOf } = useMemberWords();
  const self = useUser().id === member.userId;
  const given = useGivableRoles().map(({ key, name }) => ({ role: key, roleName: name }));
  const choices = given.some(({ role }) => role === member.role) ? given : [member, ...given];
  return (
    <NativeSelect
      label={label}
      description={self ? t('members.hints.ownRole') : hintOf('role')}
      data={choices.map((choice) => ({ value: choice.role, label: roleName(choice) }))}
      data-autofocus
      key={form.key('role')}
      {...form.getInputProps('role')}
    />
  );
};
