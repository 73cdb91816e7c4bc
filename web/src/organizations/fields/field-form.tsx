import type { CustomField } from '@archway/contract/organizations/custom-field';
import { customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { OptionsField } from './options-field.tsx';
import { useDefinitionWords } from './use-definition-names.ts';

type FieldFormProps = { field: CustomField | undefined; onClose: () => void };

/** What a custom field is called, what it holds, and where it shows. */
export const FieldForm = ({ field, onClose }: FieldFormProps) => {
  const { t } = useTranslation('organizations/fields');
  const words = useDefinitionWords();
  const { nameOf, hintOf } = words;
  const edit = useTableForm({
    table: customFieldFields,
    row: field,
    create: api.customFields.create,
    change: api.customFields.change,
    read: ({ id }) => api.customFields.get({ id }),
    fieldOf: (name) => name.split('.')[0] ?? name,
    onDone: ({ name }) => {
      onClose();
      toast(t(field ? 'saved' : 'added', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const isChoice = form.useWatchValue('type') === 'choice';
  const options = <OptionsField form={form} label={nameOf('options')} description={hintOf('options')} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={customFieldFields}
          {...words}
          groups={{
            basics: { focused: 'name', wide: ['name', 'type'] },
            choice: isChoice && { replaced: { options } },
            more: { wide: ['hint', 'listed'] },
          }}
        />
        <FormButtons submit={field ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
