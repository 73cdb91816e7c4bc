import type { Cell, Sheet, SheetSettings } from './sheet.ts';
import { moneyText, zonedText } from './write-value.ts';

/** A list of objects, one row to a line. Lengths are millimeters and weights grams, as everywhere in our API. */
export async function* writeJson({ columns, batches, settings }: Sheet): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of batches) {
    for (const cells of rows) {
      const row = Object.fromEntries(
        columns.map(({ key }, index) => {
          const cell = cells[index];
          return [key, cell ? jsonValue(cell, settings) : null];
        }),
      );
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const jsonValue = (cell: Cell, { currency, timezone }: SheetSettings): unknown => {
  if (cell.value === null) return null;
  if (cell.kind === 'money') return { amount: moneyText(cell.value, currency), currency };
  if (cell.kind === 'moment') return zonedText(cell.value, timezone);
  return cell.value;
};
