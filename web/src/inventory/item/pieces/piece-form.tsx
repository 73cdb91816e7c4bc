import type { Unit } from '@archway/contract/inventory/unit';
import { unitFields } from '@archway/contract/inventory/unit-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../../kit/edit/use-table-form.ts';
import { api } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldGroups } from '../../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useUnitWords } from './use-unit-names.ts';

/** What is written down about one piece. Where it is and in what condition is said by actions, never typed here. */
export const PieceForm = ({ unit, onClose }: { unit: Unit; onClose: () => void }) => {
  const { t } = useTranslation('inventory/item');
  const words = useUnitWords();
  const edit = useTableForm<typeof unitFields, Unit>({
    table: unitFields,
    row: unit,
    change: api.units.change,
    read: ({ id }) => api.units.get({ id }),
    onDone: ({ code }) => {
      onClose();
      toast(t('piece.saved', { code: isolated(code) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack mt="md">
        <FormAlert edit={edit} {...words} />
        <FieldGroups form={form} table={unitFields} {...words} groups={{ piece: {} }} />
        <FormButtons pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
