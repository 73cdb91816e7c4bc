import inventory from '@archway/contract/inventory/names/en.json';

/** What the fields of a slice are called. Those of items members see first; the others are fetched. */
export const names = async (slice: string) =>
  slice === 'inventory' ? inventory : (await import('../other-names/en.ts')).names[slice as 'vendors']; // one of them
