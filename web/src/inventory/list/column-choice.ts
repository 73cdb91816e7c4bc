import { useSyncExternalStore } from 'react';
import { useUser } from '../../platform/session/session.ts';
import { parseObject, stored } from '../../platform/storage/local-storage.ts';

/** What the table can show beside the name, in its order. */
export const choosableColumns = [
  'sku',
  'category',
  'status',
  'available',
  'size',
  'colour',
  'styles',
  'brand',
  'tags',
  'monthlyRent',
  'updatedAt',
] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];

/** What a designer compares by. */
export const usualColumns: readonly ChoosableColumn[] = [
  'category',
  'status',
  'available',
  'size',
  'colour',
  'monthlyRent',
];

const key = 'inventoryColumns';
const listeners = new Set<() => void>();

/** The columns of the table, as this device keeps them for each organization. */
export const useColumnChoice = () => {
  const organization = useUser().activeOrganization?.id ?? '';
  const text = useSyncExternalStore(subscribe, () => stored.read(key));
  const shown = readColumns(text, organization);
  const choose = (columns: readonly ChoosableColumn[] | null) => {
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
    choose,
    isUsual: shown.join() === usualColumns.join(),
    toggle: (column: ChoosableColumn) =>
      choose(choosableColumns.filter((each) => (each === column) !== shown.includes(each))),
    reset: () => choose(null),
  };
};

/** What is kept, as far as it is understood; the usual columns otherwise. Always in the order of the table. */
export const readColumns = (text: string | null, organization: string): readonly ChoosableColumn[] => {
  const kept = parseObject(text)?.[organization];
  if (!Array.isArray(kept)) return usualColumns;
  return choosableColumns.filter((column) => kept.includes(column));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
