import { cutText } from '@archway/contract/kernel/cut-text';
import type { Role } from '@archway/contract/team/member';
import { Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readUserAgain } from '../../organizations/read-user-again.ts';
import { useRoleName } from '../../organizations/use-role-name.ts';
import { api } from '../../platform/api/api.ts';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { fieldErrorText } from '../../ui/field-error-text.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { useFields } from '../../ui/use-fields.ts';
import { RightsEditor } from './rights-editor.tsx';
import { noRights, rightsOf, rulesOf } from './rights-matrix.ts';
import type { RoleInHand } from './role-drawer.tsx';

/** Name and rights of a role of the company's own. */
export const RoleForm = ({
  inHand: { role, from },
  onClose,
}: {
  inHand: RoleInHand;
  onClose: () => void;
}) => {
  const { t } = useTranslation('team');
  const roleName = useRoleName();
  const origin = role ?? from;
  const [rights, setRights] = useState(() => (origin ? rightsOf(origin.rules) : noRights));
  const [rulesError, setRulesError] = useState<string>();
  const copyName = from
    ? cutText(t('roles.copyOf', { name: roleName({ role: from.key, roleName: from.name }) }), 60)
    : '';
  const form = useFields({ initialValues: { name: role?.name ?? copyName }, required: ['name'] });

  const onDone = async (saved: Role) => {
    await queryClient.invalidateQueries({ queryKey: queries.roles.key() });
    onClose();
    toast(t('roles.saved', { name: isolated(saved.name) }), { tone: 'success' });
    await readUserAgain();
  };
  const onProblem = ({ code, errors }: ApiProblem) => {
    if (code === 'stale_version') void queryClient.invalidateQueries({ queryKey: queries.roles.key() });
    const ofRules = errors.find(({ field }) => field.startsWith('rules'));
    if (ofRules) setRulesError(fieldErrorText(ofRules.key, ofRules.n));
    const ofName = errors.filter(({ field }) => field === 'name');
    return form.showErrors(ofName) || ofRules !== undefined;
  };
  const create = useSubmit(api.roles.create, { onDone, onProblem });
  const change = useSubmit(api.roles.change, { onDone, onProblem });
  const { pending, problem } = role ? change : create;

  const send = ({ name }: { name: string }) => {
    const rules = rulesOf(rights, role?.rules);
    setRulesError(rules.length === 0 ? t('roles.noRights') : undefined);
    if (rules.length === 0) return;
    return role?.id
      ? change.submit({ id: role.id, version: role.version, name, rules })
      : create.submit({ name, rules });
  };
  const stale = problem?.code === 'stale_version';
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem}>{stale ? t('roles.stale') : undefined}</ProblemAlert>
        <TextInput
          label={t('roles.name')}
          maxLength={60}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <RightsEditor
          rights={rights}
          onChange={(next) => {
            setRights(next);
            setRulesError(undefined);
          }}
        />
        <ProblemAlert problem={rulesError}>{rulesError}</ProblemAlert>
        <FormButtons
          submit={role ? undefined : t('roles.createNow')}
          pending={pending}
          disabled={stale}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
