import type { Category } from '@archway/contract/inventory/category';
import { categoryFields } from '@archway/contract/inventory/category-fields';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from '../categories/position-rules.ts';
import { useCategories } from '../categories/use-categories.ts';

type CreateCategoryDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** What was looked for and not found. */
  name: string;
  onCreated: (category: Category) => void;
};

/** A new category while an item is being written down: its name and what it belongs to; the rest can wait. */
export const CreateCategoryDialog = ({ opened, onClose, ...rest }: CreateCategoryDialogProps) => {
  const { t } = useTranslation(['inventory/add', 'names/inventory']);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('category.create')}>
      <CategoryForm {...rest} onClose={onClose} />
    </Dialog>
  );
};

const CategoryForm = ({ name, onCreated, onClose }: Omit<CreateCategoryDialogProps, 'opened'>) => {
  const { t } = useTranslation(['inventory/add', 'inventory', 'ui', 'names/inventory']);
  const rows = inOrder(useCategories().data?.rows ?? []);
  const form = useFields<{ name: string; parentId: string | null }>({
    initialValues: { name, parentId: null },
    required: ['name'],
  });
  const parentId = form.useWatchValue('parentId');
  const { submit, pending, problem } = useSubmit(api.categories.create, {
    onDone: async (made) => {
      onCreated(made as Category); // the contract's answer
      onClose();
      toast(t('category.created', { name: isolated(made.name) }), { tone: 'success' });
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form
      // A form inside another one in the tree of components: its events would reach the outer one.
      onSubmit={(event) => {
        event.stopPropagation();
        form.submitting((values) => submit(values))(event);
      }}
      noValidate
    >
      <Stack>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('names/inventory:category.name')}
          maxLength={categoryFields.name.max}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TreeSelect
          rows={rows}
          nameOf={nameOf}
          label={t('names/inventory:category.parentId')}
          placeholder={t('category.top')}
          clearable
          clearButtonProps={{ 'aria-label': t('ui:clear') }}
          value={parentId}
          onChange={(id) => form.setFieldValue('parentId', id)}
          error={form.errors['parentId']}
        />
        <FormButtons submit={t('category.save')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

const nameOf = ({ name }: Category) => name;
