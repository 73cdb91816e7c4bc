import { beforeAll, beforeEach, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../../test/people.ts';
import { readPdf, scanPage } from '../../../test/read-pdf.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
let boss: PersonInTest;
let stranger: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
beforeAll(async () => {
  [boss, stranger] = [await owner(app), await owner(app)];
  house = warehouseOf(boss);
});
beforeEach(() => app.forgetLimits());

/** The file as bytes: a browser in these tests reads every answer as text. */
const print = async (body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.url}/api/labels/sheet`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-access-token': boss.state.accessToken ?? '',
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
};
const labelsOf = async (query: string) => (await boss.get(`/labels?${query}`)).body.rows;
const words = (content: Buffer) => readPdf(content).flatMap(({ texts }) => texts.map(({ text }) => text));

test('a sheet is answered as a file, and each of its codes leads to what it stands on', async () => {
  const unit = await house.unit();
  const item = await house.item({ tracking: 'bulk', sku: 'SHT-1' });
  const binId = await house.bin({ code: 'SHT-BIN' });
  const { status, headers, content } = await print({
    unitIds: [unit.id],
    itemIds: [item.id],
    locationIds: [binId],
    blankQuantity: 2,
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="labels-\d{4}-\d\d-\d\d\.pdf"; filename\*=UTF-8''labels-\d{4}-\d\d-\d\d\.pdf$/,
  );
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const [page] = readPdf(content);
  const read = await scanPage(page!);
  expect(read.length).toBe(5);
  const kinds = [];
  for (const address of read) kinds.push((await boss.get(`/scan/${encodeURIComponent(address)}`)).body.kind);
  expect(kinds.sort()).toEqual(['blank', 'blank', 'item', 'location', 'unit']);
  expect(words(content)).toEqual(expect.arrayContaining([unit.code, 'SHT-1', 'SHT-BIN', unit.itemName]));
});

test('a thing gets its label on the first sheet and keeps it on the next; a retired one is replaced', async () => {
  const unit = await house.unit();
  expect(await labelsOf(`unitId=${unit.id}`)).toEqual([]);
  await print({ unitIds: [unit.id] });
  const [first, ...others] = await labelsOf(`unitId=${unit.id}`);
  expect([others, first.printedAt === null]).toEqual([[], false]);
  const again = await print({ unitIds: [unit.id, unit.id] });
  expect(await scanPage(readPdf(again.content)[0]!)).toEqual([first.address, first.address]);
  expect((await labelsOf(`unitId=${unit.id}`)).length).toBe(1);
  await boss.post(`/labels/${first.id}/revoke`);
  const replaced = await print({ unitIds: [unit.id] });
  const [address] = await scanPage(readPdf(replaced.content)[0]!);
  expect(address).not.toBe(first.address);
  expect(address).toBe((await labelsOf(`unitId=${unit.id}&status=active`))[0].address);
});

test('of some items every piece in use gets its label, item by item', async () => {
  const [lamp, sofa] = [await house.item(), await house.item()];
  const sofas = await house.units(2, { itemId: sofa.id });
  const [kept, retired] = await house.units(2, { itemId: lamp.id });
  await boss.post('/units/retire', { unitIds: [retired!.id] });
  const { content } = await print({ piecesOf: [sofa.id, lamp.id], copies: 2, format: 'dymo30252' });
  const codes = readPdf(content).map(({ texts }) => texts[0]?.text);
  expect(codes).toEqual([...sofas, kept!].flatMap(({ code }) => [code, code]));
  const empty = await house.item();
  expectProblem(await boss.post('/labels/sheet', { piecesOf: [empty.id] }), 'invalid_input', 'piecesOf');
  const many = { piecesOf: [sofa.id, lamp.id], blankQuantity: 498 };
  expectProblem(await boss.post('/labels/sheet', many), 'invalid_input', 'piecesOf');
});

test('a sheet asked for again under the same key is the same file, and labels are made once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const before = (await boss.get('/labels?kind=blank')).body.total;
  const files = [await print({ blankQuantity: 3 }, key), await print({ blankQuantity: 3 }, key)];
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  expect(files[1]!.content.equals(files[0]!.content)).toBe(true);
  expect((await boss.get('/labels?kind=blank')).body.total).toBe(before + 3);
});

test('labels begin where the used-up sheet has room', async () => {
  const { content } = await print({ blankQuantity: 2, format: 'avery5163', startAt: 10 });
  const pages = readPdf(content);
  expect(pages.length).toBe(2);
  expect(pages.map(({ rectangles }) => Math.min(...rectangles.map(({ y }) => y)) > 500)).toEqual([
    true,
    false,
  ]);
});

test('a label printer is spoken to in its own language, and no name can speak to it', async () => {
  const item = await house.item({ name: '^XZ~JR_5E', tracking: 'bulk' });
  const { headers, content } = await print({ itemIds: [item.id], output: 'zpl', format: 'dymo30334' });
  expect(headers.get('content-type')).toBe('application/zpl');
  expect(content.toString().match(/\^XZ|~JR/g)).toEqual(['^XZ']);
  const [label] = await labelsOf(`itemId=${item.id}`);
  expect(content.toString()).toContain(`^FDMA,${label.address}^FS`);
});

const custom = { pageWidth: 100, pageHeight: 50, labelWidth: 50, labelHeight: 25, columns: 2, rows: 2 };

test.each([
  ['nothing to print', {}, 'unitIds'],
  [
    'more than five hundred',
    { blankQuantity: 500, custom: undefined, itemIds: [crypto.randomUUID()] },
    'unitIds',
  ],
  [
    'more than five hundred with their copies',
    { itemIds: Array.from({ length: 26 }, () => crypto.randomUUID()), copies: 20 },
    'unitIds',
  ],
  ['a format that is none', { blankQuantity: 1, format: 'a5' }, 'format'],
  ['a sheet of one’s own without measures', { blankQuantity: 1, format: 'custom' }, 'custom'],
  [
    'labels wider than the paper',
    { blankQuantity: 1, format: 'custom', custom: { ...custom, labelWidth: 51 } },
    'custom.labelWidth',
  ],
  [
    'labels higher than the paper',
    { blankQuantity: 1, format: 'custom', custom: { ...custom, rows: 3 } },
    'custom.labelHeight',
  ],
  ['a start beyond the sheet', { blankQuantity: 1, format: 'avery5163', startAt: 11 }, 'startAt'],
  ['a piece that is not here', { unitIds: [crypto.randomUUID()] }, 'unitIds'],
])('%s is refused, and the field is named', async (_what, body, field) => {
  const before = (await boss.get('/labels')).body.total;
  expectProblem(await boss.post('/labels/sheet', body), 'invalid_input', field);
  expect((await boss.get('/labels')).body.total).toBe(before);
});

test('things of another organization are not there', async () => {
  const elsewhere = warehouseOf(stranger);
  const foreign = await elsewhere.unit();
  for (const [field, id] of [
    ['unitIds', foreign.id],
    ['itemIds', foreign.itemId],
    ['piecesOf', foreign.itemId],
    ['locationIds', foreign.locationId],
  ] as const)
    expectProblem(await boss.post('/labels/sheet', { [field]: [id] }), 'invalid_input', field);
});
