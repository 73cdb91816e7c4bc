import { itemListFields } from '@archway/contract/inventory/item-fields';
import { type CustomKey, customIdOf, customKey } from '@archway/contract/kernel/custom-table';
import { namesOf } from '@archway/contract/kernel/fields';
import { useMemo, useSyncExternalStore } from 'react';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { useUser } from '../../platform/session/session.ts';
import { parseObject, stored } from '../../platform/storage/local-storage.ts';

/** Columns that show several fields, or none: each is drawn by hand. */
const ownColumns = ['category', 'status', 'available', 'size', 'color', 'updatedAt'] as const;
/** What those show of the fields, and what the first column does. */
const shownOtherwise = [
  'name',
  'categoryId',
  'width',
  'depth',
  'height',
  'colorName',
  'colorFamily',
  'colorHex',
] as const satisfies (keyof typeof itemListFields)[];
export type PlainColumn = Exclude<keyof typeof itemListFields, (typeof shownOtherwise)[number]>;
/** Fields of a list that have a column of their own. */
const plainColumns = namesOf(itemListFields).filter(
  (name) => !(shownOtherwise as readonly string[]).includes(name),
) as PlainColumn[]; // just asked

/** What the table can show beside the name, in its order: first what a thing is, then its fields, then when it changed. */
const choosableColumns: readonly ChoosableColumn[] = [
  'sku',
  ...ownColumns.filter((column) => column !== 'updatedAt'),
  ...plainColumns.filter((column) => column !== 'sku'),
  'updatedAt',
];
export type ChoosableColumn = (typeof ownColumns)[number] | PlainColumn;
/** A column of the table: one of those above, or a custom field. */
export type ListColumn = ChoosableColumn | CustomKey;

/** The same with the custom fields that are offered in lists. */
export const withCustom = (custom: readonly CustomKey[]): readonly ListColumn[] => [
  ...choosableColumns.filter((column) => column !== 'updatedAt'),
  ...custom,
  'updatedAt',
];

/** What a designer compares by. */
export const usualColumns: readonly ChoosableColumn[] = [
  'category',
  'status',
  'available',
  'size',
  'color',
  'monthlyRent',
];

const key = 'inventoryColumns';
const listeners = new Set<() => void>();

/** The columns of the table, as this device keeps them for each organization. */
export const useColumnChoice = () => {
  const organization = useUser().activeOrganization?.id ?? '';
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  const { rows } = useCustomFields({ when: keptColumns(text, organization)?.some(isCustom) ?? false });
  const custom = useMemo(() => rows.filter(({ listed }) => listed).map(({ id }) => customKey(id)), [rows]);
  const choosable = withCustom(custom);
  const shown = readColumns(text, organization, custom);
  const choose = (columns: readonly ListColumn[] | null) => {
    stored.write(
      key,
      JSON.stringify({ ...parseObject(stored.read(key)), [organization]: columns ?? undefined }),
    );
    for (const listener of listeners) listener();
  };
  return {
    /** One text for one choice: columns are made again only when it changes. */
    shown: shown.join(','),
    columns: shown,
    choosable,
    custom,
    choose,
    isUsual: shown.join() === usualColumns.join(),
    toggle: (column: ListColumn) =>
      choose(choosable.filter((each) => (each === column) !== shown.includes(each))),
    reset: () => choose(null),
  };
};

/** What is kept, as far as it is understood; the usual columns otherwise. Always in the order of the table. */
export const readColumns = (
  text: string | null,
  organization: string,
  custom: readonly CustomKey[] = [],
): readonly ListColumn[] => {
  const kept = keptColumns(text, organization);
  if (!kept) return usualColumns;
  return withCustom(custom).filter((column) => kept.includes(column));
};

const keptColumns = (text: string | null, organization: string): readonly unknown[] | undefined => {
  const kept = parseObject(text)?.[organization];
  return Array.isArray(kept) ? kept : undefined;
};

const isCustom = (column: unknown) => typeof column === 'string' && customIdOf(column) !== undefined;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
