import { type VendorRow, vendors } from '@archway/contract/vendors/vendor';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { statementsOf } from '../../test/count-statements.ts';
import { expectProblem } from '../../test/expect-problem.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { stockOf } from '../../test/stock.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
let boss: PersonInTest;
const ids: Record<string, string> = {};

beforeAll(async () => {
  boss = await owner(app);
  const { item } = stockOf(app, boss);
  for (const vendor of [
    {
      name: 'Élan Textiles',
      kind: 'wholesaler',
      contacts: [{ name: 'Noor Haddad', role: 'Sales', email: 'noor@linen.test', phone: '555 0199' }],
    },
    { name: 'bower & sons', kind: 'manufacturer', email: 'hello@bower.test' },
    { name: 'Attic Finds', kind: 'second_hand' },
  ])
    ids[vendor.name] = (await boss.post('/vendors', vendor)).body.id;
  for (const status of ['active', 'draft', 'archived']) await item({ vendor: ids['Attic Finds']!, status });
  await item({ vendor: ids['Attic Finds']!, deleted: true });
  await item({ vendor: ids['bower & sons']! });
});
beforeEach(() => app.forgetLimits());

const names = async (query: string, person = boss) => {
  const { status, body } = await person.get(`/vendors?${query}`);
  expect(status).toBe(200);
  return body.rows.map((row: VendorRow) => row.name);
};

test('vendors are listed by name whatever the case and accents, with how many items were bought there', async () => {
  const { body } = await boss.get('/vendors');
  expect(body).toMatchObject({ total: 3, page: 1, itemsPerPage: 25 });
  expect(body.rows.map((row: VendorRow) => [row.name, row.items])).toEqual([
    ['Attic Finds', 3],
    ['bower & sons', 1],
    ['Élan Textiles', 0],
  ]);
  expect(vendors.list['~orpc'].outputSchema?.parse(body)).toEqual(body);
});

test.each([
  ['elan', ['Élan Textiles']],
  ['BOWER.TEST', ['bower & sons']],
  ['noor', ['Élan Textiles']],
  ['linen.test', ['Élan Textiles']],
  ['555 0199', ['Élan Textiles']],
  ['& so', ['bower & sons']],
  ['%', []],
  // The names of a contact's fields are not what anybody looks for.
  ['phone', []],
])('searching for %s looks into names, addresses and contacts', async (search, found) => {
  expect(await names(`searchQuery=${encodeURIComponent(search)}`)).toEqual(found);
});

test('one kind can be asked for, alone and with a search', async () => {
  expect(await names('kind=second_hand')).toEqual(['Attic Finds']);
  expect(await names('kind=service')).toEqual([]);
  expect(await names('kind=wholesaler&searchQuery=attic')).toEqual([]);
  expectProblem(await boss.get('/vendors?kind=friend'), 'invalid_input', 'kind');
});

test('the list can be in any order it offers, and in pages', async () => {
  expect(await names('orderBy=desc')).toEqual(['Élan Textiles', 'bower & sons', 'Attic Finds']);
  expect(await names('sortBy=items&orderBy=desc')).toEqual(['Attic Finds', 'bower & sons', 'Élan Textiles']);
  expect(await names('sortBy=kind')).toEqual(['bower & sons', 'Attic Finds', 'Élan Textiles']);
  expect(await names('sortBy=updatedAt')).toEqual(['Élan Textiles', 'bower & sons', 'Attic Finds']);
  expect((await boss.get('/vendors?itemsPerPage=5&page=2')).body).toMatchObject({ rows: [], total: 3 });
});

test('page and total are one statement', async () => {
  const { answer, statements } = await statementsOf(app, boss, '/vendors?searchQuery=a&sortBy=items');
  expect(answer.status).toBe(200);
  expect(statements).toHaveLength(1);
});

test('others have their own, and crew see none', async () => {
  expect(await names('', await owner(app))).toEqual([]);
  expect(await names('', await colleague(app, boss, 'viewer'))).toHaveLength(3);
  expectProblem(await (await colleague(app, boss, 'crew')).get('/vendors'), 'forbidden');
});
