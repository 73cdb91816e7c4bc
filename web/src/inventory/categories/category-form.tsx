import type { Category } from '@archway/contract/inventory/category';
import { categoryFields } from '@archway/contract/inventory/category-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { CategoryParentField } from './category-parent-field.tsx';
import { LookFields } from './look-fields.tsx';
import { useCategoryWords } from './use-category-names.ts';

type CategoryFormProps = {
  /** Nothing for a new one. */
  category: Category | undefined;
  parentId: string | null;
  rows: readonly Category[];
  onClose: () => void;
};

/** Name, look and buffer days; a new one also says what it stands in. */
export const CategoryForm = ({ category, parentId, rows, onClose }: CategoryFormProps) => {
  const { t } = useTranslation('inventory/categories');
  const words = useCategoryWords();
  const edit = useTableForm({
    table: categoryFields,
    row: category,
    initial: { parentId },
    create: api.categories.create,
    change: api.categories.change,
    read: ({ id }) => api.categories.get({ id }),
    onDone: ({ name }: Category) => {
      onClose();
      toast(t(category ? 'saved' : 'added', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const icon = form.useWatchValue('icon');
  const color = form.useWatchValue('color');
  const parent = form.useWatchValue('parentId');
  const parentField = (
    <CategoryParentField
      rows={rows}
      {...form.getInputProps('parentId')}
      value={parent}
      onChange={(id) => form.setFieldValue('parentId', id)}
    />
  );
  const lookFields = (
    <LookFields
      icon={icon}
      color={color}
      parent={rows.find(({ id }) => id === parent)}
      rows={rows}
      onIcon={(next) => form.setFieldValue('icon', next)}
      onColor={(next) => form.setFieldValue('color', next)}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={categoryFields}
          {...words}
          groups={{
            basics: {
              focused: 'name',
              wide: ['name', 'bufferDays'],
              replaced: { parentId: category ? null : parentField, icon: lookFields, color: null },
            },
          }}
        />
        <FormButtons submit={category ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
