import type {
  Reading,
  SheetColumn,
  SheetEncoding,
  SheetSeparator,
} from '@archway/contract/inventory/imports/import';
import { itemFields } from '@archway/contract/inventory/item-fields';
import { namesOfType } from '@archway/contract/kernel/fields/fields';
import { cutText } from '@archway/contract/kernel/text/cut-text';
import { type DecimalMark, markOf } from '@archway/contract/kernel/text/number-text';
import { unguardText } from '@archway/contract/kernel/text/sheet-text';
import { guessColumns, knownHeadings } from '../check/guess-columns-rules.ts';
import type { Cell } from '../check/number-rules.ts';
import { guessSeparator } from '../check/separator-rules.ts';
import { guessEncoding } from './guess-encoding.ts';
import { decodeText, readCsv } from './read-csv.ts';
import { openWorkbook } from './read-xlsx.ts';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetRow } from './sheet-row.ts';

export type SheetKind = 'csv' | 'xlsx';

/** What a person said about the file; the rest is guessed. */
export type SheetHints = {
  readonly encoding?: SheetEncoding | undefined;
  readonly separator?: SheetSeparator | undefined;
  readonly sheet?: string | undefined;
  readonly headingRow?: number | undefined;
  readonly decimalMark?: DecimalMark | null | undefined;
};

export type Look = {
  readonly kind: SheetKind;
  readonly reading: Reading;
  readonly columns: readonly SheetColumn[];
};

const shownRows = 5;
const readRows = 300;
const sampleBytes = 256 * 1024;

/** How a file is to be read, and what its columns are: from its first rows. */
export const lookAtSheet = async (content: Buffer, hints: SheetHints): Promise<Look> => {
  const kind = kindOf(content);
  const found = kind === 'csv' ? lookAtText(content, hints) : await lookAtWorkbook(content, hints);
  const rows: SheetRow[] = [];
  for await (const row of sheetRows(content, kind, found)) {
    rows.push(row);
    if (rows.length >= readRows) break;
  }
  const filled = rows.filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''));
  const heading = headingOf(filled, hints.headingRow);
  if (!heading) throw new SheetFailure('empty');
  const body = filled.filter(({ row }) => row > heading.row);
  const columns = columnsOf(heading.cells, body);
  const decimalMark = hints.decimalMark === undefined ? markIn(columns, body) : hints.decimalMark;
  return { kind, reading: { ...found, headingRow: heading.row, decimalMark }, columns };
};

/** Zips begin so; and whatever holds a nought byte and is no text of wide letters is no text at all. */
const kindOf = (content: Buffer): SheetKind => {
  if (content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return 'xlsx';
  // The container of old workbooks, and of those locked with a password.
  if (content.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw new SheetFailure('encrypted');
  if (content.length === 0) throw new SheetFailure('empty');
  return 'csv';
};

export const sheetRows = async function* (
  content: Buffer,
  kind: SheetKind,
  { encoding, separator, sheet }: Pick<Reading, 'encoding' | 'separator' | 'sheet'>,
): AsyncGenerator<SheetRow> {
  if (kind === 'csv') yield* readCsv(content, { encoding: encoding ?? 'utf-8', separator: separator ?? ',' });
  else yield* (await openWorkbook(content)).rows(sheet ?? '');
};

type Found = Omit<Reading, 'headingRow' | 'decimalMark'>;

const lookAtText = (content: Buffer, hints: SheetHints): Found => {
  const guess = hints.encoding ? { encoding: hints.encoding, isSure: true } : guessEncoding(content);
  const text = decodeText(content.subarray(0, sampleBytes), guess.encoding);
  if (text.includes('\0')) throw new SheetFailure('unreadable');
  return {
    encoding: guess.encoding,
    isEncodingSure: guess.isSure,
    separator: hints.separator ?? guessSeparator(text),
    sheet: null,
    sheets: [],
  };
};

const lookAtWorkbook = async (content: Buffer, hints: SheetHints): Promise<Found> => {
  const { sheets } = await openWorkbook(content);
  const sheet = sheets.find((name) => name === hints.sheet) ?? sheets[0] ?? null;
  return { encoding: null, isEncodingSure: true, separator: null, sheet, sheets: [...sheets] };
};

/** Above the headings there may be a title or two: the row that says most of what we know is the one. */
const headingOf = (rows: readonly SheetRow[], hints: number | undefined) => {
  if (hints !== undefined) return rows.find(({ row }) => row >= hints);
  const first = rows.slice(0, 15).map((row) => ({ ...row, known: knownHeadings(row.cells.map(textOf)) }));
  const best = Math.max(0, ...first.map(({ known }) => known));
  return best < 2 ? rows[0] : first.find(({ known }) => known === best);
};

/** A column without a heading is one when most rows have something in it; what stands further out is a mistake of its row. */
const columnsOf = (heading: readonly Cell[], body: readonly SheetRow[]): SheetColumn[] => {
  const reached = body.map(({ cells }) => lastFilled(cells)).sort((a, b) => a - b);
  const width = Math.max(lastFilled(heading), reached[Math.floor(reached.length / 2)] ?? 0);
  const headings = Array.from({ length: width }, (_, column) =>
    cutText(unguardText(clean(textOf(heading[column] ?? ''))), 80),
  );
  const guesses = guessColumns(headings);
  return headings.map((text, column) => ({
    heading: text,
    guess: guesses[column] ?? null,
    samples: body.slice(0, shownRows).map(({ cells }) => cutText(clean(textOf(cells[column] ?? '')), 120)),
  }));
};

const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex((cell) => textOf(cell) !== '') + 1;

/** Columns of numbers that may have decimals. */
const numeric: ReadonlySet<string> = new Set(namesOfType(itemFields, 'length', 'weight', 'money'));

/** When two numbers disagree, nothing is known. */
const markIn = (columns: readonly SheetColumn[], body: readonly SheetRow[]): DecimalMark | null => {
  const marks = new Set(
    body.flatMap(({ cells }) =>
      columns.flatMap(({ guess }, column) => {
        const cell = cells[column];
        return guess && numeric.has(guess) && typeof cell === 'string' ? (markOf(cell) ?? []) : [];
      }),
    ),
  );
  const [mark] = marks;
  return marks.size === 1 && mark ? mark : null;
};

export const textOf = (cell: Cell) => (typeof cell === 'number' ? String(cell) : cell.trim());
/** What PostgreSQL cannot keep is not shown either. */
const clean = (text: string) => text.toWellFormed().replaceAll('\0', '');
