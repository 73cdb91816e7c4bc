import { guardText } from '@archway/contract/kernel/text/sheet-text';
import type { Cell, Sheet, SheetSettings } from './sheet.ts';
import { measureText, moneyText, zonedText } from './write-value.ts';

/**
 * RFC 4180 with a byte order mark, by which spreadsheets know UTF-8. No text in it begins like a formula; numbers stay
 * numbers.
 */
export async function* writeCsv({ columns, batches, settings }: Sheet): AsyncGenerator<string> {
  yield `\ufeff${lineOf(columns.map(({ heading }) => guardText(heading)))}`;
  for await (const rows of batches)
    yield rows.map((cells) => lineOf(cells.map((cell) => csvText(cell, settings)))).join('');
}

const lineOf = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`;

const quoted = (text: string) =>
  /[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const csvText = (cell: Cell, settings: SheetSettings): string => {
  if (cell.value === null) return '';
  switch (cell.kind) {
    case 'text':
    case 'day':
      return guardText(cell.value);
    case 'words':
      return guardText(cell.value.join('; '));
    case 'money':
      return moneyText(cell.value, settings.currency);
    case 'length':
    case 'weight':
      return measureText(cell.kind, cell.value, settings);
    case 'moment':
      return zonedText(cell.value, settings.timezone);
    default:
      return String(cell.value);
  }
};
