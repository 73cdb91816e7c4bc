import type { Comparison } from './compare.ts';
import type { ItemsInTurn } from './items-in-turn.ts';
import { fromElsewhere } from './load.ts';

type Sample = {
  readonly orgId: string;
  readonly category: string;
  readonly item: string;
  readonly changed: ItemsInTurn;
};

/** What people do all day with a catalog, and the one statement that would do for each. */
export const inventoryComparisons = (
  url: string,
  headers: Record<string, string>,
  { orgId, category, item, changed }: Sample,
): Comparison[] => {
  const call = (path: string) => ({ url: `${url}/api${path}`, headers: fromElsewhere(headers) });
  const search = (...words: string[]) => ({
    goal: '≥ 0.7, aim 1.0',
    product: call(`/items?searchQuery=${encodeURIComponent(words.join(' '))}`),
    bare: {
      statement: words.length === 1 ? ('searchOne' as const) : ('search' as const),
      values: [orgId, 25, 0, ...words],
    },
  });
  return [
    {
      what: 'list + total',
      goal: '≥ 0.6, aim 0.85',
      product: call(`/items?selectedCategory=${category}`),
      bare: { statement: 'items', values: [orgId, 25, 0, category] },
    },
    { what: 'search + total', ...search('harlow', 'sofa', '1') },
    { what: 'search + total, one word of 5,000 items', ...search('sofa') },
    {
      what: 'search + total, a code',
      ...search('g-0050000'),
      goal: 'none: bare looks at no codes of pieces',
    },
    {
      what: 'detail',
      goal: '≥ 0.5, aim 0.7',
      product: call(`/items/${item}`),
      bare: { statement: 'detail', values: [orgId, item] },
    },
    {
      what: 'create',
      goal: '≥ 0.4',
      product: {
        ...call('/items'),
        method: 'POST',
        body: JSON.stringify({ name: 'Created', categoryId: category }),
      },
      bare: { statement: 'create', values: [orgId, category, 'Created'] },
    },
    {
      what: 'update',
      goal: '≥ 0.4',
      product: {
        ...call(''),
        method: 'PATCH',
        next: () => {
          const { id, version } = changed.next();
          return { path: `/api/items/${id}`, body: JSON.stringify({ version, monthlyRent: 12_300 }) };
        },
      },
      bare: { statement: 'update', next: () => [orgId, changed.next().id, 12_300] },
    },
  ];
};
