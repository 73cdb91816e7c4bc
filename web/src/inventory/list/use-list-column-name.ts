import { customIdOf } from '@archway/contract/kernel/custom-table';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { useItemNames } from '../use-item-names.ts';
import type { ChoosableColumn, ListColumn } from './column-choice.ts';

/** What a column of the table is called: as its field, where it is one. */
export const useListColumnName = () => {
  const nameOf = useItemNames();
  // Read by the choice of columns, if one of them is chosen.
  const custom = useCustomFields({ when: false });
  return (column: ListColumn) => {
    const id = customIdOf(column);
    if (id !== undefined) return custom.nameOf(id);
    switch (column) {
      case 'category':
        return nameOf('categoryId');
      case 'status':
        return nameOf('shownStatus');
      case 'color':
        return nameOf('colorName');
      default:
        return nameOf(column as ChoosableColumn & Parameters<typeof nameOf>[0]); // the rest are fields
    }
  };
};
