import { rightsOf } from '@archway/contract/kernel/access/rights';
import { Stack } from '@mantine/core';
import type { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { fieldState } from '../../ui/fields/field-form.ts';
import type { OwnRole, RoleValues } from './own-role.ts';
import { RightsEditor } from './rights-editor.tsx';
import { rulesOf } from './rights-matrix.ts';

type RightsFieldProps = {
  form: ReturnType<typeof useEditForm<OwnRole, RoleValues>>['form'];
  error: string | undefined;
  onChange: () => void;
};

/** What the role of a form allows. What the matrix does not show stays as it is. */
export const RightsField = ({ form, error, onChange }: RightsFieldProps) => {
  const rules = form.useWatchValue('rules');
  const { error: refused, 'data-path': path } = fieldState(form, 'rules');
  return (
    <Stack tabIndex={-1} data-path={path}>
      <RightsEditor
        rights={rightsOf(rules)}
        onChange={(next) => {
          form.setFieldValue('rules', rulesOf(next, form.getValues().rules));
          onChange();
        }}
      />
      <ProblemAlert problem={error ?? refused}>{error ?? refused}</ProblemAlert>
    </Stack>
  );
};
