import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { fieldState } from '../../ui/fields/field-form.ts';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from '../categories/position-rules.ts';
import { useCategories } from '../categories/use-categories.ts';
import { useItemNames } from '../use-item-names.ts';
import { CreateCategoryDialog } from './create-category-dialog.tsx';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';

/** What kind of thing it is. A kind that is missing can be made on the spot. */
export const CategoryField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const nameOf = useItemNames();
  const rows = inOrder(useCategories().data?.rows ?? []);
  const value = form.useWatchValue('categoryId');
  const [typed, setTyped] = useState('');
  const [creating, create] = useDisclosure();
  const mayCreate = useAbility().can('create', 'Category');
  const choose = (id: string | null) => form.setFieldValue('categoryId', id);
  return (
    <div className={classes.withButton}>
      <TreeSelect
        rows={rows}
        nameOf={({ name }) => name}
        label={nameOf('categoryId')}
        placeholder={t('category.placeholder')}
        allowDeselect={false}
        required
        value={value}
        onChange={choose}
        onSearchChange={setTyped}
        {...fieldState(form, 'categoryId')}
      />
      {mayCreate && (
        <Button
          variant="default"
          h={42}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={create.open}
        >
          {t('category.create')}
        </Button>
      )}
      <CreateCategoryDialog
        opened={creating}
        onClose={create.close}
        name={rows.some(({ name }) => name === typed) ? '' : typed}
        onCreated={({ id }) => choose(id)}
      />
    </div>
  );
};
