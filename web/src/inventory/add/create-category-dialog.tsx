import type { Category } from '@archway/contract/inventory/category';
import { categoryFields } from '@archway/contract/inventory/category-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useTableForm } from '../../kit/edit/use-table-form.ts';
import { api } from '../../platform/api/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { FieldInput } from '../../ui/fields/field-input.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from '../categories/position-rules.ts';
import { useCategories } from '../categories/use-categories.ts';
import { useCategoryNames } from '../categories/use-category-names.ts';

type CreateCategoryDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** What was looked for and not found. */
  name: string;
  onCreated: (category: Category) => void;
};

/** A new category while an item is being written down: its name and what it belongs to; the rest can wait. */
export const CreateCategoryDialog = ({ opened, onClose, ...rest }: CreateCategoryDialogProps) => {
  const { t } = useTranslation('inventory/add');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('category.create')}>
      <CategoryForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

const { name: nameField, parentId } = categoryFields;
const shortFields = { name: nameField, parentId };

const CategoryForm = ({ name, onCreated, onClose }: Omit<CreateCategoryDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/add', 'ui']);
  const nameOf = useCategoryNames();
  const rows = inOrder(useCategories().data?.rows ?? []);
  const edit = useTableForm<typeof shortFields, Category>({
    table: shortFields,
    row: undefined,
    initial: { name },
    create: api.categories.create,
    onDone: (made) => {
      onCreated(made);
      onClose();
      toast(t('category.created', { name: isolated(made.name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} nameOf={nameOf} />
        <FieldInput form={form} name="name" field={nameField} label={nameOf('name')} focused />
        <TreeSelect
          rows={rows}
          nameOf={({ name: each }) => each}
          label={nameOf('parentId')}
          clearable
          placeholder={t('category.top')}
          clearButtonProps={{ 'aria-label': t('ui:clear') }}
          {...form.getInputProps('parentId')}
          value={form.useWatchValue('parentId')}
          onChange={(id) => form.setFieldValue('parentId', id)}
        />
        <FormButtons submit={t('category.save')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
