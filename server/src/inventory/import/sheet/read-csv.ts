import { Readable } from 'node:stream';
import {
  mostImportColumns,
  type SheetEncoding,
  type SheetSeparator,
} from '@archway/contract/inventory/imports/import';
import { parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetRow } from './sheet-row.ts';

/** Nobody writes a row this long; a quote that is never closed makes one. */
const longestRow = 1_000_000;
const chunkSize = 128 * 1024;

export const decodeText = (content: Buffer, encoding: SheetEncoding) => iconv.decode(content, encoding);

/** The rows of a text with separators. Rows may have any number of cells, quotes may stand anywhere, lines may end in any way. */
export async function* readCsv(
  content: Buffer,
  { encoding, separator }: { encoding: SheetEncoding; separator: SheetSeparator },
): AsyncGenerator<SheetRow> {
  let read = 0;
  const decoder = iconv.getDecoder(encoding);
  const pieces = function* () {
    for (let at = 0; at < content.length; at += chunkSize) {
      const chunk = content.subarray(at, at + chunkSize);
      read += chunk.length;
      yield decoder.write(chunk);
    }
    yield decoder.end() ?? '';
  };
  const rows = Readable.from(pieces()).pipe(
    parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: longestRow,
    }),
  );
  let row = 0;
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      row += 1;
      if (lastFilled(cells) >= mostImportColumns) throw new SheetFailure('too_many_columns');
      yield { row, cells, share: read / Math.max(content.length, 1) };
    }
  } catch (error) {
    if (error instanceof SheetFailure) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new SheetFailure(
      code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE' ? 'unclosed_quote' : 'unreadable',
    );
  }
}

const lastFilled = (cells: readonly string[]) =>
  cells.length <= mostImportColumns ? 0 : cells.findLastIndex((cell) => cell.trim() !== '');
