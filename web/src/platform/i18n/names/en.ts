import inventory from '@archway/contract/inventory/names/en.json';

/** What the fields of a slice are called. Those of items members see first; the others are fetched, the log's alone. */
export const names = async (slice: string) => {
  if (slice === 'inventory') return inventory;
  if (slice === 'audit') return (await import('@archway/contract/audit/names/en.json')).default;
  return (await import('../other-names/en.ts')).names[slice as 'vendors']; // one of them
};
