import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { photo } from '../../../test/pictures.ts';
import { csvOf, formOf, importsOf, sheetXmlOf, workbookOf, zipOf } from '../../../test/sheets.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useOwnTestApp();
let boss: PersonInTest;
let imports: ReturnType<typeof importsOf>;
let sofas: string;
beforeAll(async () => {
  boss = await owner(app);
  imports = importsOf(app, boss);
  sofas = await warehouseOf(boss).category('Sofas');
  await warehouseOf(boss).category('Sectionals', sofas);
  await warehouseOf(boss).bin({ name: 'Aisle A', code: 'A-1' });
  await warehouseOf(boss).item({ name: 'Old chair', sku: 'OLD-1', categoryId: sofas, brand: 'Nora' });
});
beforeEach(() => app.forgetLimits());

const messy = csvOf(
  ['Stock list 2026', '', '', '', '', '', '', ''],
  ['Item Name', 'SKU', 'Category', 'Width (in)', 'Rent', 'Qty', 'Bin', 'Tags', 'Finish note'],
  ['Harlow sofa', 'H-1', 'Sofas > Sectionals', '84', '$1,299.00', '2', 'A-1', 'hero; spring', 'oiled'],
  ['Towel', 'T-1', 'Sofas', '', '12.5', '3', 'A-1', '', ''],
  ['Old chair', 'old-1', '', '30 1/2', '', '', '', '', ''],
  ['', 'X-1', 'Sofas', '', '', '', '', '', ''],
  ['Lamp', 'L-1', 'Lamps', '', '', '', '', '', ''],
  ['Rug', 'R-1', 'Sofas', 'wide', '', '', '', '', ''],
  ['Twin', 'H-1', 'Sofas', '', '', '', '', '', ''],
);

test('a messy sheet is read, checked row by row and imported; what is wrong is named by row and column', async () => {
  const sent = await imports.send(messy);
  expect(sent).toMatchObject({
    state: 'mapping',
    kind: 'csv',
    reading: { encoding: 'utf-8', separator: ',', headingRow: 2, decimalMark: '.' },
  });
  expect(sent.columns.map(({ heading, guess }) => [heading, guess])).toEqual([
    ['Item Name', 'name'],
    ['SKU', 'sku'],
    ['Category', 'category'],
    ['Width (in)', 'width'],
    ['Rent', 'monthlyRent'],
    ['Qty', 'quantity'],
    ['Bin', 'location'],
    ['Tags', 'tags'],
    ['Finish note', null],
  ]);
  expect(sent.columns[0]?.samples.slice(0, 2)).toEqual(['Harlow sofa', 'Towel']);

  const mapping = sent.columns.map(({ guess }) => guess ?? 'ownField');
  const checked = await imports.check(sent.id, { mapping });
  expect([checked.state, checked.failure, checked.counts]).toEqual([
    'checked',
    null,
    { rows: 7, toAdd: 2, toChange: 1, same: 0, wrong: 4 },
  ]);
  expect(await imports.problems(sent.id)).toEqual([
    '6 Item Name errors.required',
    '7 Category errors.noCategory Lamps',
    '8 Width (in) errors.measure',
    '9 SKU errors.sameSku',
  ]);
  expect((await imports.items()).map(({ sku }) => sku)).toEqual(['OLD-1']);

  const done = await imports.apply(sent.id);
  expect([done.state, done.failure]).toEqual(['done', null]);
  const items = await imports.items();
  expect(items.map(({ sku }) => sku)).toEqual(['H-1', 'OLD-1', 'T-1']);
  const sofa = (await boss.get(`/items/${items[0]?.['id']}`)).body;
  expect(sofa).toMatchObject({
    name: 'Harlow sofa',
    categoryName: 'Sectionals',
    width: 2134,
    monthlyRent: 129_900,
    tags: ['hero', 'spring'],
    customFields: { [await imports.field('Finish note')]: 'oiled' },
    shownStatus: 'available',
    counts: { owned: 2, available: 2 },
  });
  expect((await boss.get(`/units?itemId=${sofa.id}`)).body.rows).toHaveLength(2);
  expect(items[1]).toMatchObject({ name: 'Old chair', brand: 'Nora', width: 775, version: 2 });
  const [entry] = (await boss.get('/audit?action=import.started')).body.rows;
  expect(entry).toMatchObject({ subjectId: sent.id, details: { added: 2, changed: 1, left: 4 } });
});

test('the same file again changes nothing and adds nothing', async () => {
  const file = csvOf(
    ['Name', 'SKU', 'Category', 'Qty', 'Location', 'Color', 'Counted'],
    ['Bench', 'B-1', 'Sofas', 2, 'A-1', 'Oak', ''],
    ['Pillow', 'P-1', 'Sofas', 40, 'Aisle A', '', 'bulk'],
    ['No number', '', 'Sofas', '', '', '', ''],
  );
  expect(await imports.run(file)).toMatchObject({ state: 'done', counts: { toAdd: 3 } });
  const [before, entries] = [await imports.items(), await app.sql`select 1 from scan_event`];
  expect(before.find(({ sku }) => sku === 'P-1')).toMatchObject({ counts: { owned: 40, available: 40 } });
  const again = await imports.send(file);
  expect(again.importedBefore).not.toBeNull();
  const checked = await imports.check(again.id);
  expect(checked.counts).toMatchObject({ toAdd: 0, toChange: 0, same: 3, wrong: 0 });
  const { version } = checked;
  expectProblem(await boss.post(`/imports/${again.id}/apply`, { version }), 'invalid_input', 'id');
  expect([await imports.items(), await app.sql`select 1 from scan_event`]).toEqual([before, entries]);

  const other = await imports.send(file.replace('"2"', '"3"').replace('Oak', 'Ash'));
  expect((await imports.check(other.id)).counts).toMatchObject({ same: 2, wrong: 1 });
  expect(await imports.problems(other.id)).toEqual(['2 Qty errors.otherQuantity']);
});

test('an empty cell leaves what is there, and categories and vendors are made when that is asked for', async () => {
  const file = csvOf(
    ['Name', 'SKU', 'Category', 'Vendor', 'Brand'],
    ['Desk', 'D-1', 'Office > Desks', 'Acme', 'Nora'],
    ['Stand', 'D-2', 'office > desks', 'ACME', ''],
  );
  const { id } = await imports.send(file);
  await imports.check(id);
  expect(await imports.problems(id)).toEqual([
    '2 Category errors.noCategory Office > Desks',
    '2 Vendor errors.noVendor Acme',
    '3 Category errors.noCategory office > desks',
    '3 Vendor errors.noVendor ACME',
  ]);
  await imports.check(id, { makeCategories: true, makeVendors: true });
  expect(await imports.apply(id)).toMatchObject({ state: 'done', counts: { toAdd: 2, wrong: 0 } });
  const made = (await boss.get('/categories')).body.rows.filter(({ name }: { name: string }) =>
    /office|desks/i.test(name),
  );
  expect(made.map(({ name }: { name: string }) => name)).toEqual(['Office', 'Desks']);
  expect((await boss.get('/vendors?searchQuery=acme')).body.total).toBe(1);
  await imports.run(csvOf(['SKU', 'Brand', 'Price'], ['d-1', '', '1,250.00']));
  const desk = (await imports.items()).find(({ sku }) => sku === 'D-1');
  expect((await boss.get(`/items/${desk?.['id']}`)).body).toMatchObject({
    brand: 'Nora',
    salePrice: 125_000,
    name: 'Desk',
  });
});

test('rows to correct come as a file that no spreadsheet runs, and corrected they come in', async () => {
  const { id } = await imports.send(
    csvOf(
      ['Name', 'SKU', 'Category', 'Width'],
      ['=cmd|calc', 'F-1', 'Sofas', 'wide'],
      ['Fine', 'F-2', 'Sofas', '10'],
    ),
  );
  await imports.check(id);
  const file = await boss.post(`/imports/${id}/problems-file`, {});
  expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('text/csv'),
    expect.stringContaining('attachment'),
  ]);
  expect(file.text).toBe(
    'Name,SKU,Category,Width,What to fix\r\n"\'=cmd|calc",F-1,Sofas,wide,"Width: Enter a measurement like 84, 84 in or 2.1 m"\r\n',
  );
  await imports.apply(id);
  const done = await imports.run(file.text.replace(',wide,', ',84,'));
  expect(done).toMatchObject({ state: 'done', counts: { rows: 1, toAdd: 1, wrong: 0 } });
  expect((await imports.items()).find(({ sku }) => sku === 'F-1')).toMatchObject({
    name: '=cmd|calc',
    width: 2134,
  });
});

test('what a row names and is not here is told by its name, in the file too', async () => {
  const { id } = await imports.send(
    csvOf(['Name', 'SKU', 'Category', 'Bin'], ['Lamp', 'F-7', 'Sofas', 'The $& truck']),
  );
  await imports.check(id);
  expect(await imports.problems(id)).toEqual(['2 Bin errors.noLocation The $& truck']);
  const { text } = await boss.post(`/imports/${id}/problems-file`, {});
  expect(text).toContain('"Bin: No location called “The $& truck”. Create it, or correct the name"');
});

test('a workbook gives its values, whatever the formulas say; its pictures come in a zip', async () => {
  const workbook = await workbookOf(
    sheetXmlOf(
      ['Name', 'SKU', 'Category', 'Width', 'Cost', 'Photos'],
      [
        'Chair & Co',
        7001,
        'Sofas',
        { xml: '<c><f>40+44</f><v>84.300000000000011</v></c>' },
        12.1,
        'front.jpg; Side.JPG',
      ],
      ['Wrong', 'W-2', 'Sofas', { xml: '<c t="e"><v>#REF!</v></c>' }, '', 'broken.png'],
    ),
  );
  const { id, kind, columns } = await imports.send(workbook, 'items.xlsx');
  expect([kind, columns.map(({ guess }) => guess)]).toEqual([
    'xlsx',
    ['name', 'sku', 'category', 'width', 'purchaseCost', 'pictures'],
  ]);
  const zip = await zipOf({
    'shoot/front.jpg': await photo(60, 40),
    'side.jpg': await photo(40, 60),
    'broken.png': 'no picture',
    '__MACOSX/front.jpg': 'x',
  });
  expect((await imports.pictures(id, zip)).pictures).toBe(3);
  await imports.check(id);
  expect(await imports.problems(id)).toEqual(['3 Width errors.sheetError']);
  expect(await imports.apply(id)).toMatchObject({ state: 'done', counts: { toAdd: 1 } });
  const chair = (await imports.items()).find(({ sku }) => sku === '7001');
  const item = (await boss.get(`/items/${chair?.['id']}`)).body;
  expect(item).toMatchObject({ name: 'Chair & Co', width: 2141, purchaseCost: 1210 });
  expect(
    item.pictures.map(({ width, height }: { width: number; height: number }) => [width, height]),
  ).toEqual([
    [60, 40],
    [40, 60],
  ]);
  expect(item.coverId).toBe(item.pictures[0].id);

  const again = await imports.send(workbook, 'items.xlsx');
  await imports.pictures(again.id, zip);
  expect((await imports.check(again.id)).counts).toMatchObject({ same: 1, wrong: 1 });
  const bad = await imports.send(
    csvOf(
      ['Name', 'SKU', 'Category', 'Photo'],
      ['B', 'B-9', 'Sofas', 'broken.png'],
      ['C', 'B-8', 'Sofas', 'None.PNG'],
    ),
  );
  await imports.pictures(bad.id, zip);
  await imports.check(bad.id);
  expect(await imports.problems(bad.id)).toEqual([
    '2 Photo errors.picture',
    '3 Photo errors.missingPicture None.PNG',
  ]);
});

test('somebody else’s import is not there, not even for a colleague; and costs are set by those who see them', async () => {
  const sam = await colleague(app, boss, 'admin');
  const { id, version } = await imports.send(messy);
  for (const answer of [
    await sam.get(`/imports/${id}`),
    await sam.patch(`/imports/${id}`, { version, headingRow: 1 }),
    await sam.post(`/imports/${id}/check`, { version, mapping: ['name'] }),
    await sam.get(`/imports/${id}/problems`),
    await sam.post(`/imports/${id}/problems-file`, {}),
    await sam.post(`/imports/${id}/apply`, { version }),
    await sam.post(`/imports/${id}/cancel`, {}),
    await sam.post(`/imports/${id}/pictures`, formOf(await zipOf({ 'a.jpg': await photo(8, 8) }), 'a.zip')),
  ])
    expectProblem(answer, 'not_found');
  expect((await sam.get('/imports')).body.rows).toEqual([]);

  const rules = [
    { action: 'read', subject: 'Item' },
    { action: 'create', subject: 'Item' },
    { action: 'update', subject: 'Item' },
  ];
  const { key } = (await boss.post('/roles', { name: 'Packer', rules })).body;
  const packer = await colleague(app, boss, key);
  const own = importsOf(app, packer);
  const sheet = await own.send(csvOf(['Name', 'SKU', 'Category', 'Cost'], ['Vase', 'V-1', 'Sofas', '10']));
  const plan = { version: sheet.version, mapping: ['name', 'sku', 'category', 'purchaseCost'] };
  expectProblem(await packer.post(`/imports/${sheet.id}/check`, plan), 'forbidden');
  expectProblem(
    await packer.post(`/imports/${sheet.id}/check`, {
      ...plan,
      mapping: ['name', 'sku', 'category', null],
      makeCategories: true,
    }),
    'forbidden',
  );
});

test('what is wrong with a call is named, and an older look at an import changes nothing', async () => {
  for (const content of ['', '\0\x01\x02binary', await zipOf({ 'readme.txt': 'no workbook' })])
    expectProblem(await boss.post('/imports', formOf(content, 'x.csv')), 'invalid_input', 'file');
  const { id, version } = await imports.send('A,B\n1,2\n');
  const checkWith = (mapping: unknown[], more = {}) =>
    boss.post(`/imports/${id}/check`, { version, mapping, ...more });
  expectProblem(await checkWith(['name', 'name']), 'invalid_input', 'mapping');
  expectProblem(await checkWith(['brand', null]), 'invalid_input', 'mapping');
  expectProblem(await checkWith(['name']), 'invalid_input', 'mapping');
  expectProblem(
    await checkWith(['name', 'sku'], { categoryId: crypto.randomUUID() }),
    'invalid_input',
    'categoryId',
  );
  expectProblem(
    await checkWith(['name', 'sku'], { locationId: crypto.randomUUID() }),
    'invalid_input',
    'locationId',
  );
  expectProblem(await boss.patch(`/imports/${id}`, { version, sheet: 'Other' }), 'invalid_input', 'sheet');
  expectProblem(
    await boss.post(`/imports/${id}/pictures`, formOf('no zip', 'a.zip')),
    'invalid_input',
    'file',
  );
  expectProblem(await boss.post(`/imports/${id}/apply`, { version }), 'illegal_transition');
  const read = await boss.patch(`/imports/${id}`, { version, separator: ';' });
  expect([read.status, read.body.columns.length]).toEqual([200, 1]);
  expectProblem(await checkWith(['name', 'sku']), 'stale_version');
});

test('an organization has two imports under way at once; the third is told when to come back, and another organization is not', async () => {
  const [greedy, modest] = [await owner(app), await owner(app)];
  const sheet = csvOf(['Name', 'SKU'], ['Lamp', 'L-1']);
  const own = importsOf(app, greedy);
  const [first, second, third] = [await own.send(sheet), await own.send(sheet), await own.send(sheet)];
  await own.startCheck(first.id);
  await own.startCheck(second.id);
  const mapping = third.columns.map(({ guess }) => guess);
  const refused = await greedy.post(`/imports/${third.id}/check`, { version: third.version, mapping });
  expectProblem(refused, 'too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const others = importsOf(app, modest);
  await others.startCheck((await others.send(sheet)).id);
  await app.work();
  expect((await own.check(third.id)).state).toBe('checked');
});
