import type { Category } from '@archway/contract/inventory/category';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { Sentence, slot } from '../../ui/text/sentence.tsx';
import { CategoryParentField } from './category-parent-field.tsx';
import { positionInside, type TreePosition } from './position-rules.ts';

type MoveCategoryDialogProps = {
  category: Category | null;
  rows: readonly Category[];
  onReposition: (target: TreePosition) => void;
  onClose: () => void;
};

/** Puts a category inside another, or at the top, by name. */
export const MoveCategoryDialog = ({ category, rows, onReposition, onClose }: MoveCategoryDialogProps) => {
  const { t } = useTranslation('inventory/categories');
  const shown = useKept(category);
  return (
    <Dialog
      opened={category !== null}
      onClose={onClose}
      title={shown && <Sentence text={t('move.title', { name: slot })}>{shown.name}</Sentence>}
    >
      {shown && (
        <Confirmation
          key={shown.id}
          category={shown}
          rows={rows}
          onClose={onClose}
          onReposition={(target) => {
            onClose();
            onReposition(target);
          }}
        />
      )}
    </Dialog>
  );
};

const Confirmation = ({
  category,
  rows,
  onReposition,
  onClose,
}: MoveCategoryDialogProps & { category: Category }) => {
  const { t } = useTranslation('inventory/categories');
  const [parentId, setParentId] = useState<string | null>(category.parentId);
  useUnsaved(() => parentId !== category.parentId);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReposition(positionInside(rows, category.id, parentId));
      }}
    >
      <Stack>
        <CategoryParentField
          rows={rows}
          of={category.id}
          value={parentId}
          onChange={setParentId}
          data-autofocus
        />
        <FormButtons submit={t('move.now')} onCancel={onClose} />
      </Stack>
    </form>
  );
};
