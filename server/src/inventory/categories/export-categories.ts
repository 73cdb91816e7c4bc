import type { Category } from '@archway/contract/inventory/category';
import {
  type CategoryExportColumn,
  categoryExportHeadings,
} from '@archway/contract/inventory/category-export';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { type ExportWish, exported, type Sender } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList } from '../../audit/exported-list.ts';
import { categoryRows, readCategoryTree } from './category-store.ts';

/** The tree of categories as a file, each with the way to it. */
export const exportCategories = (sender: Sender, input: ExportWish) => exported(sender, categoryList, input);

type Row = Category & { readonly path?: string | undefined };

const columns: Record<CategoryExportColumn, ExportedColumn<Row>> = {
  path: column('text', ({ path, name }) => path ?? name),
  name: column('text', ({ name }) => name),
  items: column('number', ({ items }) => items),
  bufferDays: column('number', ({ bufferDays }) => bufferDays),
  colour: column('text', ({ colour }) => colour),
  icon: column('text', ({ icon }) => icon),
};

const categoryList: ExportedList<Row, ExportWish> = {
  action: 'category.exported',
  type: 'Category',
  title: { en: 'Categories', fr: 'Catégories', ar: 'الفئات' },
  query: categoryRows,
  completed: async (db) => {
    const paths = treePaths(await readCategoryTree(db));
    return (row) => ({ ...row, path: paths.get(row.id) });
  },
  columns,
  headings: categoryExportHeadings,
};
