import { mostImportColumns } from '@archway/contract/inventory/imports/import';
import type { Entry } from 'yauzl';
import type { Cell } from '../check/number-rules.ts';
import { openZip, type Zip } from './open-zip.ts';
import { parseXml } from './parse-xml.ts';
import { SheetFailure } from './sheet-failure.ts';
import type { SheetRow } from './sheet-row.ts';

/** Unpacked, all together. A hundred thousand rows of forty columns stay well below. */
const largestWorkbook = 600 * 1024 * 1024;
const largestTable = 16 * 1024 * 1024;
const mostStringCharacters = 60_000_000;

export type Workbook = {
  readonly sheets: readonly string[];
  rows(sheet: string): AsyncGenerator<SheetRow>;
};

/**
 * A workbook as a spreadsheet writes it: values only. Of a formula the value counts that it had when the file was saved;
 * whatever points out of the file is not followed.
 */
export const openWorkbook = async (content: Buffer): Promise<Workbook> => {
  const zip = await openZip(content, { entries: 5000, bytes: largestWorkbook });
  const find = (name: string) =>
    zip.entries.find(({ fileName }) => fileName.toLowerCase() === name.toLowerCase());
  const book = find('xl/workbook.xml');
  if (!book) throw new SheetFailure('unreadable');
  const targetsById = await targetsOf(zip, find('xl/_rels/workbook.xml.rels'));
  const named: { name: string; entry: Entry }[] = [];
  for (const { name, id } of await sheetsOf(zip, book)) {
    const entry = find(targetsById.get(id) ?? '');
    if (entry && /^xl\/worksheets\//i.test(entry.fileName)) named.push({ name, entry });
  }
  if (named.length === 0) throw new SheetFailure('unreadable');
  let strings: Promise<string[]> | undefined;
  return {
    sheets: named.map(({ name }) => name),
    rows: async function* (sheet) {
      const entry = (named.find(({ name }) => name === sheet) ?? named[0])?.entry;
      strings ??= stringsOf(zip, find('xl/sharedStrings.xml'));
      if (entry) yield* rowsOf(zip, entry, await strings);
    },
  };
};

const sheetsOf = async (zip: Zip, entry: Entry) => {
  const sheets: { name: string; id: string }[] = [];
  await walk(zip, entry, largestTable, {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push({ name: attributes['name'] ?? '', id: attributes['r:id'] ?? '' });
    },
  });
  return sheets;
};

const targetsOf = async (zip: Zip, entry: Entry | undefined) => {
  const targets = new Map<string, string>();
  if (!entry) return targets;
  await walk(zip, entry, largestTable, {
    open: (name, { Id = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
};

/** Texts stand once in a table of their own. What tells how to pronounce them is left out. */
const stringsOf = async (zip: Zip, entry: Entry | undefined): Promise<string[]> => {
  const strings: string[] = [];
  if (!entry) return strings;
  let text = '';
  let total = 0;
  let spoken = false;
  let inText = false;
  await walk(zip, entry, largestWorkbook, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken = true;
      inText = name === 't' && !spoken;
    },
    close: (name) => {
      if (name === 'rPh') spoken = false;
      if (name === 't') inText = false;
      if (name !== 'si') return;
      total += text.length;
      if (total > mostStringCharacters) throw new SheetFailure('too_large');
      strings.push(text);
    },
    text: (piece) => {
      if (inText) text += piece;
    },
  });
  return strings;
};

async function* rowsOf(zip: Zip, entry: Entry, strings: readonly string[]): AsyncGenerator<SheetRow> {
  let ready: SheetRow[] = [];
  let [cells, row, column, kind, text]: [Cell[], number, number, string, string] = [[], 0, 0, '', ''];
  let inValue = false;
  let read = 0;
  const feed = parseXml({
    open: (name, attributes) => {
      if (name === 'row') {
        row = rowNumber(attributes['r'], row);
        [cells, column] = [[], 0];
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column;
        if (column >= mostImportColumns) throw new SheetFailure('too_many_columns');
        [kind, text] = [attributes['t'] ?? 'n', ''];
      }
      inValue = name === 'v' || (name === 't' && kind === 'inlineStr');
    },
    text: (piece) => {
      if (inValue) text += piece;
    },
    close: (name) => {
      inValue = false;
      if (name === 'c') {
        while (cells.length < column) cells.push('');
        cells[column] = cellOf(kind, text, strings);
        column += 1;
      } else if (name === 'row') ready.push({ row, cells, share: 0 });
    },
  });
  for await (const chunk of zip.read(entry, largestWorkbook)) {
    feed(chunk);
    read += chunk.length;
    const share = read / Math.max(entry.uncompressedSize, 1);
    const rows = ready;
    ready = [];
    for (const each of rows) yield { ...each, share };
  }
  feed(undefined);
  yield* ready;
}

const cellOf = (kind: string, text: string, strings: readonly string[]): Cell => {
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (kind !== 'n' || text === '') return text;
  const number = Number(text);
  // Seventeen digits are how a computer writes 84.3; nobody typed more than fifteen.
  return Number.isFinite(number) ? Number(number.toPrecision(15)) : text;
};

/** As many as a sheet can have. */
const mostRows = 1_048_576;

/** A row may leave its number out; one that says another than a later one was not written by a spreadsheet. */
const rowNumber = (written: string | undefined, before: number) => {
  const row = written === undefined ? before + 1 : /^[1-9]\d{0,6}$/.test(written) ? Number(written) : 0;
  if (row <= before || row > mostRows) throw new SheetFailure('unreadable');
  return row;
};

/** `AB12` is the column 27, counted from nought. A cell may leave it out. */
const columnOf = (reference: string | undefined) => {
  if (reference === undefined) return undefined;
  const letters = /^([A-Z]{1,3})[1-9]\d{0,6}$/.exec(reference)?.[1];
  if (!letters) throw new SheetFailure('unreadable');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

const walk = async (zip: Zip, entry: Entry, most: number, hear: Parameters<typeof parseXml>[0]) => {
  const feed = parseXml(hear);
  for await (const chunk of zip.read(entry, most)) feed(chunk);
  feed(undefined);
};
