import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../expect-problem.ts';
import { owner, type PersonInTest } from '../people.ts';
import { photo } from '../pictures.ts';
import { formOf, importsOf, workbookOf, zipOf } from '../sheets.ts';
import { useTestApp } from '../test-app.ts';
import { warehouseOf } from '../warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
beforeAll(async () => {
  boss = await owner(app);
  await warehouseOf(boss).category('Sofas');
});
beforeEach(() => app.forgetLimits());

const cells = (row: string, ...texts: string[]) =>
  texts.map((text, at) => `<c r="${'ABC'[at]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('');
const heading = `<row r="1">${cells('1', 'Name', 'SKU', 'Category')}</row>`;

/** Sends the workbook and, if it is taken, goes on to the end. Answers where it stopped. */
const fateOf = async (sheetXml: string, more: Record<string, string> = {}) => {
  const answer = await boss.post('/imports', formOf(await workbookOf(sheetXml, more), 'items.xlsx'));
  if (answer.status !== 201) return { status: answer.status, key: answer.body.errors?.[0]?.key };
  const checked = await importsOf(app, boss).check(answer.body.id);
  return { status: 201, state: checked.state, failure: checked.failure, counts: checked.counts };
};

test.each(['abc', '1.5', '1e309', '-1', '0', '', ' ', '99999999999', '1048577', 'NaN', '0x10', '2e0'])(
  'a row numbered %j is not one of a spreadsheet',
  async (row) => {
    const numbered = `${heading}<row r="${row}">${cells('2', 'Sofa', 'S-1', 'Sofas')}</row>`;
    expect(await fateOf(numbered)).toEqual({ status: 422, key: 'errors.sheet' });
  },
);

test.each([
  ['the same number twice', ['2', '2']],
  ['numbers that go back', ['3', '2']],
])('rows with %s are not those of a spreadsheet', async (_what, numbers) => {
  const rows = numbers.map((row, at) => `<row r="${row}">${cells(row, 'Sofa', `T-${at}`, 'Sofas')}</row>`);
  expect(await fateOf(heading + rows.join(''))).toEqual({ status: 422, key: 'errors.sheet' });
});

test('a number that is wrong far below what was looked at first makes a file unreadable, not the job fail', async () => {
  const good = Array.from(
    { length: 400 },
    (_, at) => `<row r="${at + 2}">${cells(String(at + 2), 'Sofa', `F-${at}`, 'Sofas')}</row>`,
  );
  const fate = await fateOf(
    `${heading}${good.join('')}<row r="abc">${cells('402', 'Sofa', 'F-x', 'Sofas')}</row>`,
  );
  expect(fate).toMatchObject({ status: 201, state: 'failed', failure: 'unreadable' });
});

test('rows without numbers of their own follow each other', async () => {
  const plain = (...texts: string[]) =>
    texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = `<row>${plain('Name', 'SKU', 'Category')}</row><row>${plain('Sofa', 'P-1', 'Sofas')}</row>`;
  expect(await fateOf(rows)).toMatchObject({ state: 'checked', counts: { rows: 1, toAdd: 1 } });
});

test.each(['abc', '1', 'A', '-A1', 'A1.5', 'A1e309', 'AAAA1', '__proto__', 'A0', 'a2', '$A$2'])(
  'a cell that says it stands at %s is not one of a spreadsheet',
  async (cell) => {
    const row = `<row r="2"><c r="${cell}" t="inlineStr"><is><t>Sofa</t></is></c></row>`;
    expect(await fateOf(heading + row)).toEqual({ status: 422, key: 'errors.sheet' });
  },
);

test('a cell far out on the right, and one whose text is not in the table, break nothing', async () => {
  const far = `<row r="2"><c r="XFD2" t="inlineStr"><is><t>Sofa</t></is></c></row>`;
  expect(await fateOf(heading + far)).toEqual({ status: 422, key: 'errors.sheetColumns' });
  for (const index of ['abc', '-1', '1.5', '1e309', 'toString', '__proto__', ''])
    expect(
      await fateOf(
        `${heading}<row r="2"><c r="A2" t="s"><v>${index}</v></c>${cells('2', '', 'N-1', 'Sofas')}</row>`,
      ),
    ).toMatchObject({ state: 'checked' });
  for (const number of ['1e309', '-1e309', 'NaN', '1e-400', '0x10', '1,5'])
    expect(
      await fateOf(
        `${heading}<row r="2">${cells('2', 'Sofa')}<c r="B2"><v>${number}</v></c>${cells('2', '', '', 'Sofas')}</row>`,
      ),
    ).toMatchObject({ state: 'checked' });
});

test.each(['&bad;', '&', '&#0;', '&#xD800;', '&#x110000;', '&#xFFFE;', '&#;', '<x', ']]>', '\u0001', '&lt'])(
  'XML that is broken by %j is not that of a spreadsheet',
  async (text) => {
    const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${text}</t></is></c></row>`;
    expect(await fateOf(heading + row)).toEqual({ status: 422, key: 'errors.sheet' });
  },
);

test('what a sheet says about its own size is not believed', async () => {
  const sheet = (xml: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet>${xml}<sheetData>${heading}<row r="2" spans="1:99999999999">${cells('2', 'Sofa', 'D-1', 'Sofas')}</row></sheetData></worksheet>`,
  });
  for (const size of ['A1:XFD1048576', 'abc', 'A1:ZZZZZ99999999999999999', ''])
    expect(await fateOf('', sheet(`<dimension ref="${size}"/>`))).toMatchObject({ state: 'checked' });
});

test.each([
  ['a NUL', 'a\u0000b.jpg'],
  ['a line break', 'a\nb.jpg'],
  ['more letters than a name has', `${'x'.repeat(3000)}.jpg`],
])('a picture whose name has %s is refused with its zip', async (_what, name) => {
  const imports = importsOf(app, boss);
  const { id } = await imports.send('Name,SKU\nSofa,Z-1\n');
  const placeholder = `${'p'.repeat(Buffer.byteLength(name) - 4)}.jpg`;
  const zip = await zipOf({ [placeholder]: await photo(8, 8) });
  const renamed = Buffer.from(zip.toString('latin1').replaceAll(placeholder, name), 'latin1');
  expectProblem(
    await boss.post(`/imports/${id}/pictures`, formOf(renamed, 'photos.zip')),
    'invalid_input',
    'file',
  );
});
