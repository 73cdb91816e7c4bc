import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditExportColumns } from '@archway/contract/audit/audit-export';
import { itemColumns } from '@archway/contract/inventory/item-columns';
import { itemColumnHeadings } from '@archway/contract/inventory/item-headings';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { readCsv, readXlsx, takeAway } from '../../test/exports.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { useTestApp } from '../../test/test-app.ts';
import { warehouseOf } from '../../test/warehouse.ts';
import { auditExportHeadings } from './audit-headings.ts';

const app = useTestApp();
let boss: PersonInTest;
let stranger: PersonInTest;
let house: ReturnType<typeof warehouseOf>;
const names = { seating: '', sofas: '', bay: '', bin: '' };
beforeAll(async () => {
  [boss, stranger] = [await owner(app), await owner(app)];
  house = warehouseOf(boss);
  names.seating = await house.category('Seating');
  names.sofas = await house.category('Sofas', names.seating);
  names.bay = await house.bin({ name: 'Bay 1', kind: 'bay', longitude: -122.6, latitude: 45.5 });
  names.bin = await house.bin({ name: 'Bin 7', parentId: names.bay });
  const sofa = await house.item({
    name: '=cmd|calc',
    sku: 'SOF-1',
    categoryId: names.sofas,
    width: 2134,
    monthlyRent: 14_000,
    purchaseCost: 90_000,
    tags: ['hero', '-spring'],
    customFields: { [await house.field('Legs')]: 'oak' },
  });
  await house.units(3, {
    itemId: sofa.id,
    locationId: names.bin,
    acquisitionCost: 88_000,
    acquiredOn: '2026-01-31',
  });
  await house.item({ name: 'Armchair', sku: 'ARM-1', categoryId: names.seating });
  await boss.post('/vendors', { name: 'Fjord Works', phone: '+47 22 33' });
});
beforeEach(() => app.forgetLimits());

const csv = async (path: string, body: Record<string, unknown> = {}, person = boss) => {
  const { status, content } = await takeAway(app, person, path, { format: 'csv', ...body });
  expect([path, status]).toEqual([path, 200]);
  const [headings = [], ...rows] = readCsv(content);
  return {
    headings,
    rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [headings[at], cell]))),
  };
};
const entries = async () => (await boss.get('/audit?itemsPerPage=100')).body.rows;

test('items are taken away as they are filtered and sorted, under the headings that an import knows', async () => {
  const { headings, rows } = await csv('/items/export', { sortBy: 'name', orderBy: 'desc' });
  expect(headings.slice(0, itemColumns.length - 1)).toEqual(
    itemColumns.filter((key) => key !== 'pictures').map((key) => itemColumnHeadings.en[key]),
  );
  expect(rows.map((row) => row['Name'])).toEqual(['Armchair', "'=cmd|calc"]);
  expect(rows[1]).toMatchObject({
    SKU: 'SOF-1',
    Category: 'Seating > Sofas',
    Location: 'Bay 1 > Bin 7',
    Quantity: '3',
    Width: '84',
    'Monthly rent': '140.00',
    'Purchase cost': '900.00',
    Tags: "hero;' -spring",
    Status: 'Available',
    Legs: 'oak',
  });
  const one = await csv('/items/export', { selectedCategory: names.sofas, columns: ['sku', 'name'] });
  expect(one).toEqual({ headings: ['SKU', 'Name'], rows: [{ SKU: 'SOF-1', Name: "'=cmd|calc" }] });
  const found = await csv('/items/export', {
    searchQuery: 'armchair',
    sortBy: 'relevance',
    columns: ['name'],
  });
  expect(found.rows).toEqual([{ Name: 'Armchair' }]);
});

test('of the chosen ones, only those are in the file', async () => {
  const { body } = await boss.get('/items?searchQuery=SOF-1');
  const { rows } = await csv('/items/export', { ids: [body.rows[0].id], columns: ['sku'] });
  expect(rows).toEqual([{ SKU: 'SOF-1' }]);
});

test('the file is named in the reader’s language, for the day it is where the organization is, and never shown in a page', async () => {
  const timezone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const { id } = boss.user.activeOrganization!;
  await app.sql`update organization set timezone = ${timezone} where id = ${id}`;
  const { headers, content } = await takeAway(app, boss, '/items/export', { format: 'xlsx', language: 'ar' });
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format();
  expect(day).not.toBe(new Date().toISOString().slice(0, 10));
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="_ ${day}.xlsx"; filename*=UTF-8''${encodeURIComponent(`الأصناف ${day}.xlsx`)}`,
  );
  expect(headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  const [headings, , sofa] = await readXlsx(content);
  expect(headings?.slice(0, 3)).toEqual(['الاسم', 'رمز الصنف', 'الفئة']);
  expect([sofa?.[0], sofa?.[21]]).toEqual(['Armchair', null]);
});

test('one list after the other is exported without a pause', async () => {
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await csv('/categories/export')).rows.length).toBeGreaterThan(0);
    await app.forgetLimits();
  }
});

test('costs are not in the file of whoever may not see them, whatever they ask for', async () => {
  const crew = await colleague(app, boss, 'crew');
  const all = await csv('/items/export', {}, crew);
  expect(all.headings).not.toContain('Purchase cost');
  expect(all.headings).toContain('Monthly rent');
  const exported = await csv('/items/export', { columns: ['name', 'purchaseCost'] }, crew);
  expect(exported.headings).toEqual(['Name']);
  const pieces = await csv('/units/export', {}, crew);
  expect(pieces.headings).not.toContain('Purchase cost');
  expect(JSON.stringify(pieces)).not.toContain('880');
});

test('pieces, categories, vendors, locations, members and the log can be taken away, too', async () => {
  const pieces = await csv('/units/export', { locationId: names.bay });
  expect(pieces.rows[0]).toMatchObject({
    Item: "'=cmd|calc",
    SKU: 'SOF-1',
    Location: 'Bay 1 > Bin 7',
    'Acquired on': '2026-01-31',
    'Purchase cost': '880.00',
  });
  expect((await csv('/categories/export')).rows.map((row) => row['Category'])).toEqual([
    'Seating',
    'Seating > Sofas',
  ]);
  expect((await csv('/vendors/export')).rows).toMatchObject([{ Name: 'Fjord Works', Phone: "'+47 22 33" }]);
  const locations = await csv('/storage-locations/export');
  expect(locations.rows.find((row) => row['Name'] === 'Bay 1')).toMatchObject({
    Longitude: '-122.6',
    Active: 'true',
  });
  expect(locations.rows.find((row) => row['Name'] === 'Bin 7')).toMatchObject({
    Location: 'Bay 1 > Bin 7',
    Pieces: '3',
  });
  expect((await csv('/members/export', { role: 'owner' })).rows).toMatchObject([{ 'First name': 'Robin' }]);
  const log = await csv('/audit/export', { action: 'category.created', language: 'fr' });
  expect(log.headings).toEqual(auditExportColumns.map((key) => auditExportHeadings.fr[key]));
  expect(log.rows.length).toBe(2);
  expect(log.rows[0]?.['Quand']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
});

test('what a change changed is told in the file as in the log', async () => {
  const { body } = await boss.get('/categories');
  const { id, version } = body.rows.find(({ name }: { name: string }) => name === 'Sofas');
  await boss.patch(`/categories/${id}`, { version, name: 'Couches', bufferDays: 3 });
  const log = await csv('/audit/export', { action: 'category.changed', columns: ['subject', 'changes'] });
  expect(log.rows).toMatchObject([
    { What: 'Couches', Changes: 'Name: Sofas → Couches; Turnaround days: – → 3' },
  ]);
});

test('actions and what they are about are told in the reader’s words, with the code beside them; programs read codes', async () => {
  const columns = ['action', 'actionCode', 'subjectType'];
  const { rows } = await csv('/audit/export', { action: 'vendor.created', language: 'fr', columns });
  expect(rows).toEqual([
    { Action: 'Fournisseur ajouté', 'Code de l’action': 'vendor.created', Type: 'Fournisseurs' },
  ]);
  const json = await takeAway(app, boss, '/audit/export', {
    format: 'json',
    action: 'vendor.created',
    columns: ['action', 'subjectType'],
  });
  expect(JSON.parse(json.content.toString())).toMatchObject([
    { action: 'vendor.created', subjectType: 'Vendor' },
  ]);
});

test('each is one entry of the log, with how many rows went and as what; a repeated call is none', async () => {
  const before = (await entries()).length;
  const key = { 'idempotency-key': 'the-same-wish' };
  for (const _ of [1, 2]) await takeAway(app, boss, '/items/export', { format: 'json' }, key);
  const [newest, ...rest] = await entries();
  expect(newest).toMatchObject({
    action: 'item.exported',
    subjectName: '2',
    details: { format: 'json', rows: 2 },
  });
  expect(rest.length).toBe(before);
});

test('nothing of a stranger’s can be taken, and an export of nothing is none', async () => {
  expect((await takeAway(app, stranger, '/items/export')).status).toBe(404);
  expect((await takeAway(app, stranger, '/units/export', { locationId: names.bay })).status).toBe(404);
  const crew = await colleague(app, boss, 'crew');
  expectProblem(await crew.post('/audit/export', {}), 'forbidden');
});

test('wrong input names the field', async () => {
  const wrong = await boss.post('/items/export', {
    format: 'pdf',
    columns: ['color of the moon'],
    language: 'xx',
  });
  expectProblem(wrong, 'invalid_input');
  expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'format',
    'columns.0',
    'language',
  ]);
});

describe('a long list', () => {
  test('is never held as a whole: memory stays flat while it is taken, row by row', async () => {
    const { id: categoryId } = (await stranger.post('/categories', { name: 'All' })).body;
    await app.sql`insert into item (org_id, id, category_id, name, sku, tracking, description)
      select ${stranger.user.activeOrganization!.id}, gen_random_uuid(), ${categoryId}, 'Thing ' || n, 'T-' || n, 'unit', repeat('words ', 40)
      from generate_series(1, 20000) n`;
    const answer = await fetch(`${app.url}/api/items/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': stranger.state.accessToken ?? '' },
      body: JSON.stringify({ format: 'csv' }),
    });
    globalThis.gc?.();
    const before = process.memoryUsage();
    let [bytes, most, lines] = [0, 0, 0];
    for await (const chunk of answer.body!) {
      bytes += chunk.length;
      lines += chunk.reduce((sum: number, byte: number) => sum + (byte === 10 ? 1 : 0), 0);
      const now = process.memoryUsage();
      most = Math.max(most, now.heapUsed + now.arrayBuffers - before.heapUsed - before.arrayBuffers);
    }
    expect(lines).toBe(20_001);
    expect(bytes).toBeGreaterThan(6_000_000);
    expect(most).toBeLessThan(120_000_000);
  });

  test('that nobody takes any more is given up, and its connection is free again', async () => {
    const exported = request(`${app.url}/api/items/export`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'x-access-token': stranger.state.accessToken ?? '' },
    });
    exported.end(JSON.stringify({ format: 'json' }));
    const [answer] = await once(exported, 'response');
    await once(answer, 'data');
    exported.destroy();
    const reading = () =>
      app.sql`select 1 from pg_stat_activity where datname = current_database() and query like 'fetch%' and state <> 'idle'`;
    for (let tries = 0; (await reading()).length > 0 && tries < 100; tries += 1) await sleep(50);
    expect(await reading()).toHaveLength(0);
  });
});
