import { costColumns, type ItemColumn, itemColumns } from '@archway/contract/inventory/item-columns';

/** A sheet with our headings and nothing else, for whoever begins from nothing. */
export const saveTemplate = (
  headingOf: (column: ItemColumn) => string,
  { withCosts, name }: { withCosts: boolean; name: string },
) => {
  const columns = itemColumns.filter((column) => withCosts || !costColumns.some((cost) => cost === column));
  const text = `\ufeff${columns.map(headingOf).join(',')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // The browser has taken it up by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
