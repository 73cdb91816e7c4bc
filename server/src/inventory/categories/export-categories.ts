import { entityNames } from '@archway/contract/field-names';
import type { Category } from '@archway/contract/inventory/category';
import { categoryExportColumns } from '@archway/contract/inventory/category-export';
import { categoryFacts } from '@archway/contract/inventory/category-fields';
import { headingsOf } from '@archway/contract/kernel/fields/headings';
import { treePaths } from '@archway/contract/kernel/tree-paths';
import { type ExportRequest, exported } from '../../audit/exported.ts';
import { column, type ExportedColumn, type ExportedList, fieldColumns } from '../../audit/exported-list.ts';
import type { FileContext } from '../../platform/http/calls/use-case-context.ts';
import { categoryRows, readCategoryTree } from './category-store.ts';

/** The tree of categories as a file, each with the way to it. */
export const exportCategories = (context: FileContext, input: ExportRequest) =>
  exported(context, categoryList, input);

type Row = Category & { readonly path?: string | undefined };

const columns: Readonly<Record<string, ExportedColumn<Row>>> = {
  path: column('text', ({ path, name }) => path ?? name),
  ...fieldColumns<typeof categoryFacts, Row>(categoryFacts),
  items: column('number', ({ items }) => items),
};

const categoryList: ExportedList<Row, ExportRequest> = {
  title: { en: 'Categories', fr: 'Catégories', ar: 'الفئات' },
  entity: 'category',
  query: categoryRows,
  completed: async (db) => {
    const paths = treePaths(await readCategoryTree(db));
    return (row) => ({ ...row, path: paths.get(row.id) });
  },
  columns,
  headings: headingsOf(categoryExportColumns, entityNames('category')),
};
