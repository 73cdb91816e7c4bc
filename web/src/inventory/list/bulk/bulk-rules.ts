import type { ItemRow } from '@archway/contract/inventory/item';
import { mostMoney } from '@archway/contract/kernel/limits';
import { mayBecome } from '../item-rules.ts';

type Row = Pick<ItemRow, 'id' | 'categoryId' | 'tags' | 'status'>;
type Id = ItemRow['id'];

/** One call that gives several items back what they had. */
export type Inverse = {
  readonly ids: Id[];
  readonly categoryId?: ItemRow['categoryId'];
  readonly addTags?: string[];
  readonly removeTags?: string[];
  readonly status?: 'active' | 'archived';
};

/** Those that can become it, and those that stay as they are: they are it already, or cannot be. */
export const fitFor = <Each extends Pick<ItemRow, 'status'>>(
  rows: readonly Each[],
  to: 'active' | 'archived',
) => ({
  fit: rows.filter(({ status }) => mayBecome(status, to)),
  stay: rows.filter(({ status }) => !mayBecome(status, to)),
});

/** Back into the categories they came from; those that were there already need nothing. */
export const categoryInverse = (rows: readonly Row[], to: ItemRow['categoryId']): Inverse[] =>
  grouped(
    rows.filter(({ categoryId }) => categoryId !== to),
    ({ categoryId }) => categoryId,
  ).map(([{ categoryId }, ids]) => ({ ids, categoryId }));

/** Each loses what it did not have and gets back what it had, as it was written. */
export const tagsInverse = (
  rows: readonly Row[],
  added: readonly string[],
  removed: readonly string[],
): Inverse[] => {
  const differences = rows.map((row) => ({
    id: row.id,
    removeTags: added.filter((tag) => !has(row.tags, tag)),
    addTags: row.tags.filter((tag) => has(removed, tag) && !has(added, tag)),
  }));
  return grouped(
    differences.filter(({ addTags, removeTags }) => addTags.length + removeTags.length > 0),
    ({ addTags, removeTags }) => JSON.stringify([addTags, removeTags]),
  ).map(([{ addTags, removeTags }, ids]) => ({
    ids,
    ...(addTags.length > 0 ? { addTags } : {}),
    ...(removeTags.length > 0 ? { removeTags } : {}),
  }));
};

/** Nothing when one of them was a draft: what is in use does not become a draft again. */
export const statusInverse = (rows: readonly Row[], to: 'active' | 'archived'): Inverse[] =>
  rows.some(({ status }) => status === 'draft')
    ? []
    : [{ ids: rows.map(({ id }) => id), status: to === 'active' ? 'archived' : 'active' }];

/** The server's own rounding, to the minor unit. */
export const priceAfter = (minor: number, percent: number) =>
  Math.min(Math.round(Number((minor * (1 + percent / 100)).toFixed(6))), mostMoney);

/** The tags they have, each once whatever its case, the most frequent first. */
export const tagsOf = (rows: readonly Pick<ItemRow, 'tags'>[]) => {
  const counts = new Map<string, { value: string; count: number }>();
  for (const tag of rows.flatMap(({ tags }) => tags)) {
    const known = counts.get(tag.toLowerCase());
    counts.set(tag.toLowerCase(), { value: known?.value ?? tag, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
};

const has = (tags: readonly string[], tag: string) =>
  tags.some((each) => each.toLowerCase() === tag.toLowerCase());

const grouped = <Each extends { id: Id }>(rows: readonly Each[], keyOf: (row: Each) => string) => {
  const groups = new Map<string, [Each, Id[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group[1].push(row.id);
    else groups.set(keyOf(row), [row, [row.id]]);
  }
  return [...groups.values()];
};
