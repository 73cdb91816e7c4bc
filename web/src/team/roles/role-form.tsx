import { rightsOf } from '@archway/contract/kernel/access/rights';
import { cutText } from '@archway/contract/kernel/text/cut-text';
import { roleFields } from '@archway/contract/team/role-fields';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { readUserAgain } from '../../organizations/read-user-again.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { isOwnRole, type OwnRole, type RoleValues, readOwnRole } from './own-role.ts';
import { RightsField } from './rights-field.tsx';
import { rulesOf } from './rights-matrix.ts';
import type { RoleInHand } from './role-in-hand.ts';
import { RulesText } from './rules-text.tsx';

/** Name and rights of a role of the company's own. */
export const RoleForm = ({
  inHand: { role, from },
  onClose,
}: {
  inHand: RoleInHand;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['team', 'names/team']);
  const roleName = useRoleName();
  const [lacksRights, setLacksRights] = useState(false);
  const nameOf = (field: keyof RoleValues) => t(`names/team:role.${field}`);
  const copied = () => ({
    name: from
      ? cutText(
          t('roles.copyOf', { name: roleName({ role: from.key, roleName: from.name }) }),
          roleFields.name.max,
        )
      : '',
    rules: from ? rulesOf(rightsOf(from.rules)) : [],
  });

  const edit = useEditForm<OwnRole, RoleValues>({
    row: isOwnRole(role) ? role : undefined,
    valuesOf: (known) => (known ? { name: known.name, rules: known.rules } : copied()),
    required: ['name'],
    fieldOf: (field) => (field.startsWith('rules') ? 'rules' : field),
    read: readOwnRole,
    save: async ({ name, rules }, base, { context }) => {
      setLacksRights(rules.length === 0);
      if (rules.length === 0) return null;
      const input = { name, rules: [...rules] };
      const saved = base
        ? await api.roles.change({ id: base.id, version: base.version, ...input }, { context })
        : await api.roles.create(input, { context });
      return isOwnRole(saved) ? saved : null;
    },
    onDone: async (saved) => {
      onClose();
      toast(t('roles.saved', { name: isolated(saved.name) }), { tone: 'success' });
      await readUserAgain();
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert
          edit={edit}
          nameOf={nameOf}
          shown={{ rules: (rules: RoleValues['rules']) => <RulesText rules={rules} /> }}
        />
        <FieldInput form={form} name="name" field={roleFields.name} label={nameOf('name')} focused />
        <RightsField
          form={form}
          error={lacksRights ? t('roles.noRights') : undefined}
          onChange={() => setLacksRights(false)}
        />
        <FormButtons submit={role ? undefined : t('roles.createNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
