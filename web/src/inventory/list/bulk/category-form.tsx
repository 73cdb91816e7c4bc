import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../../ui/text/sentence.tsx';
import { TreeSelect } from '../../../ui/tree/tree-select.tsx';
import { useCategoryLooks } from '../use-category-looks.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { categoryInverse } from './bulk-rules.ts';
import { useChangeItems } from './use-change-items.ts';

/** All of them into one category. */
export const CategoryForm = ({ rows, onClose, onDone }: BulkFormProps) => {
  const { t } = useTranslation('inventory/list');
  const { t: names } = useTranslation('names/inventory');
  const categories = useCategoryLooks().rows;
  const [id, setId] = useState<string | null>(null);
  const { submit, pending, problem } = useChangeItems(onDone);
  const chosen = categories.find((category) => category.id === id);
  const moving = chosen ? rows.filter(({ categoryId }) => categoryId !== chosen.id) : rows;
  const from = [...new Set(moving.map(({ categoryName }) => categoryName))];
  const send = () =>
    chosen &&
    submit({
      change: { ids: moving.map((row) => row.id), categoryId: chosen.id },
      inverse: categoryInverse(moving, chosen.id),
    });
  return (
    <BulkForm
      summary={
        moving.length === 0
          ? t('bulk.category.all')
          : t('bulk.category.summary', {
              count: moving.length,
              from: from.slice(0, 4).map(isolated).join(', '),
            })
      }
      submit={t('bulk.category.submit', { count: moving.length })}
      disabled={!chosen || moving.length === 0}
      dirty={id !== null}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <TreeSelect
        label={names('item.categoryId')}
        rows={categories}
        nameOf={nameOf}
        value={id}
        onChange={setId}
        data-autofocus
      />
    </BulkForm>
  );
};

const nameOf = ({ name }: { name: string }) => name;
