import type { CodeIndex } from '@archway/contract/inventory/scan-codes/code-index';

/** Some kilobytes each: a phone has them within minutes, and room for what is looked at besides. */
const mostAhead = 600;

/** Whose pictures a device fetches ahead: of the items with the most pieces, which are scanned most often. */
export const coversAhead = ({ items, pieces }: Pick<CodeIndex, 'items' | 'pieces'>, most = mostAhead) => {
  const counts = new Map<string, number>();
  for (const { itemId } of pieces.values()) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return [...items.values()]
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .flatMap(({ coverId }) => coverId ?? [])
    .slice(0, most);
};
