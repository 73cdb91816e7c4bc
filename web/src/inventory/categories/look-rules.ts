import type { Category } from '@archway/contract/inventory/category';
import type { CategoryColor, CategoryIconName } from '@archway/contract/inventory/category-fields';

export type Look = { readonly icon: CategoryIconName; readonly color: CategoryColor | 'gray' };

type Seen = Pick<Category, 'icon' | 'color'> & { readonly id: string; readonly parentId: string | null };

/** How each category is shown: what it does not say itself it takes from what it stands in. */
export const looksOf = (rows: readonly Seen[]): ReadonlyMap<string, Look> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const first = <Value>(row: Seen, read: (each: Seen) => Value | null): Value | undefined => {
    const seen = new Set<Seen>();
    for (let each: Seen | undefined = row; each && !seen.has(each); each = byId.get(each.parentId ?? '')) {
      const value = read(each);
      if (value !== null) return value;
      seen.add(each);
    }
    return undefined;
  };
  return new Map(
    rows.map((row) => [
      row.id,
      { icon: first(row, ({ icon }) => icon) ?? 'box', color: first(row, ({ color }) => color) ?? 'gray' },
    ]),
  );
};

export const plainLook: Look = { icon: 'box', color: 'gray' };
