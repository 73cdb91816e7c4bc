import type { ExportFormat } from '@archway/contract/kernel/api/export-formats';
import type { Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';
import { writeXlsx } from './write-xlsx.ts';

/** A sheet as a file of the kind that is wanted, piece by piece. */
export const writeSheet = (
  format: ExportFormat,
  sheet: Sheet,
  at: Date,
): AsyncGenerator<string> | AsyncGenerator<Buffer> => {
  if (format === 'xlsx') return writeXlsx(sheet, at);
  return format === 'csv' ? writeCsv(sheet) : writeJson(sheet);
};
