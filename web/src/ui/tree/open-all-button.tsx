import { Button } from '@mantine/core';
import { IconFold, IconFoldDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { inTreeOrder, type TreeRow } from './tree-rows.ts';

type OpenAllButtonProps = {
  rows: readonly TreeRow[];
  isOpen: (id: string, depth: number) => boolean;
  onChange: (ids: readonly string[], open: boolean) => void;
};

/** Opens every row of a tree, or closes them when all are open. A tree without depth needs no such button. */
export const OpenAllButton = ({ rows, isOpen, onChange }: OpenAllButtonProps) => {
  const { t } = useTranslation('ui/fields');
  const parents = inTreeOrder(rows).filter(({ children }) => children > 0);
  if (parents.length === 0) return null;
  const allOpen = parents.every(({ row, depth }) => isOpen(row.id, depth));
  const Icon = allOpen ? IconFold : IconFoldDown;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() =>
        onChange(
          parents.map(({ row }) => row.id),
          !allOpen,
        )
      }
    >
      {allOpen ? t('tree.closeAll') : t('tree.openAll')}
    </Button>
  );
};
