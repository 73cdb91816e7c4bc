import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { exportFormats } from '@archway/contract/kernel/api/export-formats';
import { unguardText } from '@archway/contract/kernel/text/sheet-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv, readXlsx } from '../../../test/exports.ts';
import type { Cell, Sheet, SheetSettings } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';
import { measureText, moneyText, zonedText } from './write-value.ts';

const settings: SheetSettings = { currency: 'USD', units: 'imperial', timezone: 'America/Los_Angeles' };
const at = new Date('2026-05-01T12:00:00Z');

const sheetOf = (rows: readonly (readonly Cell[])[], more: Partial<Sheet> = {}): Sheet => ({
  title: 'Things',
  language: 'en',
  settings,
  columns: (rows[0] ?? []).map(({ kind }, index) => ({ key: `k${index}`, heading: `H${index}`, kind })),
  batches: Readable.from([rows]),
  ...more,
});
const written = async (format: (typeof exportFormats)[number], sheet: Sheet) =>
  buffer(Readable.from(writeSheet(format, sheet, at)));
const text = (value: string): Cell => ({ kind: 'text', value });

const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '\t',
  '\r',
  '\n',
  ';',
  ',',
  '|',
  "'",
  '"',
  ' ',
  '<',
  '&',
  'a',
  '1',
  'é',
  'ع',
];
const nasty = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join(''));
const dangerous = /^[\s"]*[=+\-@＝＋－＠]|^[\t\r\n]/;

test('no text of a CSV file begins like a formula, and each is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 8 }), async (texts) => {
      const content = await written('csv', sheetOf([texts.map(text)]));
      const [, cells = []] = readCsv(content);
      for (const cell of cells) expect(cell).not.toMatch(dangerous);
      expect(cells.map(unguardText)).toEqual(texts);
      // The same file where lists are separated by semicolons: what stands at the start of a cell there runs, too.
      // A number to dial does not: a quote, or nothing, stands behind its last digit.
      const number = /^[ \u00a0]*\+\d([\d ().\u00a0-]*\d)?("|$)/;
      for (const line of content.toString().split(/[\r\n;]/))
        if (!number.test(line)) expect(line).not.toMatch(/^[ "]*[=+@＝＋]/);
    }),
    { numRuns: 200 },
  );
});

test('every text of a workbook is typed as text, and each is read back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 8 }), async (texts) => {
      const [, cells = []] = await readXlsx(
        await written('xlsx', sheetOf([[text('.'), ...texts.map(text)]])),
      );
      expect(cells.slice(1).map((cell) => unguardText(String(cell)))).toEqual(texts);
    }),
    { numRuns: 60 },
  );
  const [, cells] = await readXlsx(
    await written('xlsx', sheetOf([[text('12'), text('TRUE'), text('2026-01-01')]])),
  );
  expect(cells).toEqual(['12', 'TRUE', '2026-01-01']);
});

const row: readonly Cell[] = [
  { kind: 'number', value: -122.6 },
  { kind: 'money', value: -14_050 },
  { kind: 'length', value: 2134 },
  { kind: 'weight', value: 45_359 },
  { kind: 'flag', value: true },
  { kind: 'day', value: '2026-05-01' },
  { kind: 'moment', value: '2026-05-01T02:30:00.123456Z' },
  { kind: 'words', value: ['a', 'b'] },
  { kind: 'text', value: null },
];

test('numbers stay numbers, negative ones too; days are days and moments say their zone', async () => {
  const [, csv] = readCsv(await written('csv', sheetOf([row])));
  expect(csv).toEqual([
    '-122.6',
    '-140.50',
    '84',
    '100',
    'true',
    '2026-05-01',
    '2026-04-30T19:30:00-07:00',
    'a; b',
    '',
  ]);
  const [, xlsx] = await readXlsx(await written('xlsx', sheetOf([row])));
  expect(xlsx).toEqual([
    -122.6,
    -140.5,
    84,
    100,
    true,
    new Date('2026-05-01'),
    '2026-04-30T19:30:00-07:00',
    'a; b',
    null,
  ]);
  expect(JSON.parse((await written('json', sheetOf([row]))).toString())).toEqual([
    {
      k0: -122.6,
      k1: { amount: '-140.50', currency: 'USD' },
      k2: 2134,
      k3: 45_359,
      k4: true,
      k5: '2026-05-01',
      k6: '2026-04-30T19:30:00-07:00',
      k7: ['a', 'b'],
      k8: null,
    },
  ]);
});

test('a CSV file begins with the mark by which spreadsheets know UTF-8', async () => {
  expect((await written('csv', sheetOf([[text('é')]]))).subarray(0, 3)).toEqual(
    Buffer.from([0xef, 0xbb, 0xbf]),
  );
});

test('a measure is the shortest number in the organization’s unit that means exactly what is stored', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom('imperial', 'metric'),
      (stored, units) => {
        const worth = { imperial: 25.4, metric: 10 }[units];
        expect(Math.round(Number(measureText('length', stored, { ...settings, units })) * worth)).toBe(
          stored,
        );
      },
    ),
  );
  expect([moneyText(5, 'USD'), moneyText(1234, 'JPY'), moneyText(1234, 'KWD')]).toEqual([
    '0.05',
    '1234',
    '1.234',
  ]);
});

test('a moment is told by the clock of the zone, also in the hour that comes twice', () => {
  expect(zonedText('2026-11-01T08:30:00Z', 'America/Los_Angeles')).toBe('2026-11-01T01:30:00-07:00');
  expect(zonedText('2026-11-01T09:30:00Z', 'America/Los_Angeles')).toBe('2026-11-01T01:30:00-08:00');
  expect(zonedText('2026-01-01T00:00:00Z', 'UTC')).toBe('2026-01-01T00:00:00+00:00');
  expect(zonedText('2026-01-01T00:00:00Z', 'Asia/Kathmandu')).toBe('2026-01-01T05:45:00+05:45');
});
