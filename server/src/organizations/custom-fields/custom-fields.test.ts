import { mostCustomFields } from '@archway/contract/organizations/custom-field-fields';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../../test/expect-problem.ts';
import { readCsv, takeAway } from '../../../test/exports.ts';
import { colleague, owner, type PersonInTest } from '../../../test/people.ts';
import { csvOf, importsOf } from '../../../test/sheets.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { warehouseOf } from '../../../test/warehouse.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const finish = { name: 'Finish', type: 'choice', options: ['Oiled', 'Waxed'] };
const fields = async (person: PersonInTest) => (await person.get('/custom-fields')).body.rows;
const names = async (person: PersonInTest) =>
  (await fields(person)).map(({ name }: { name: string }) => name);

describe('defining a field', () => {
  test('keeps what was said of it, and whoever sees items reads it', async () => {
    const boss = await owner(app);
    const added = await boss.post('/custom-fields', { ...finish, hint: 'As on the invoice' });
    expect(added).toMatchObject({
      status: 201,
      body: { ...finish, hint: 'As on the invoice', listed: true, entity: 'item', position: 0, version: 1 },
    });
    expect(await fields(await colleague(app, boss, 'viewer'))).toEqual([added.body]);
    expect((await boss.get(`/custom-fields/${added.body.id}`)).body).toEqual({ ...added.body, items: 0 });
  });

  test('wrong input names the field', async () => {
    const boss = await owner(app);
    await boss.post('/custom-fields', finish);
    const wrong = (body: object) => boss.post('/custom-fields', body);
    expectProblem(await wrong({ name: ' ' }), 'invalid_input', 'name');
    expectProblem(await wrong({ name: 'FINISH' }), 'invalid_input', 'name');
    expectProblem(await wrong({ name: '__proto__' }), 'invalid_input', 'name');
    expectProblem(await wrong({ name: 'Size', type: 'huge' }), 'invalid_input', 'type');
    expectProblem(await wrong({ name: 'Size', type: 'choice' }), 'invalid_input', 'options');
  });

  test('is for whoever may change the organization, in their own', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    const { id } = (await boss.post('/custom-fields', finish)).body;
    for (const role of ['warehouse', 'designer', 'viewer'])
      expectProblem(
        await (await colleague(app, boss, role)).post('/custom-fields', { name: 'Mine' }),
        'forbidden',
      );
    expectProblem(await stranger.get(`/custom-fields/${id}`), 'not_found');
    expectProblem(await stranger.patch(`/custom-fields/${id}`, { version: 1, name: 'Mine' }), 'not_found');
    expectProblem(await stranger.delete(`/custom-fields/${id}`), 'not_found');
    expect((await stranger.post('/custom-fields', finish)).status).toBe(201);
  });

  test('an organization has only so many, also when several are added at once', async () => {
    const boss = await owner(app);
    const answers = await Promise.all(
      Array.from({ length: mostCustomFields + 3 }, (_, n) =>
        boss.post('/custom-fields', { name: `Field ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostCustomFields);
    expect(await fields(boss)).toHaveLength(mostCustomFields);
  });
});

const everyType = [
  ['text', 'oak', 'pine', 4],
  ['longText', 'one\ntwo', 'three', 4],
  ['number', 2.5, -3, 'many'],
  ['money', 125_050, 0, -1],
  ['length', 450, 500, 0],
  ['weight', 90_000, 1, 'heavy'],
  ['choice', 'Oiled', 'Waxed', 'Lacquered'],
  ['flag', true, false, 'yes'],
  ['day', '2026-01-31', '2026-02-28', '2026-02-30'],
] as const;

describe.each(everyType)('a value of type %s', (type, first, second, wrong) => {
  const begin = async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    const id = await house.field('Own', { type, options: type === 'choice' ? finish.options : [] });
    return { boss, house, id, item: await house.item({ customFields: { [id]: first } }) };
  };

  test('is kept, changed, told by the log, and in the list where it is asked for', async () => {
    const { boss, id, item } = await begin();
    expect(item.customFields).toEqual({ [id]: first });
    const [bare] = (await boss.get('/items')).body.rows;
    expect(bare).not.toHaveProperty('customFields');
    const [row] = (await boss.get('/items?include=customFields')).body.rows;
    expect(row.customFields).toEqual({ [id]: first });
    const changed = await boss.patch(`/items/${item.id}`, { version: 1, customFields: { [id]: second } });
    expect(changed.body.customFields).toEqual(second === false ? {} : { [id]: second });
    const [entry] = (await boss.get('/audit?action=item.changed')).body.rows;
    expect(entry.details.customFields).toEqual({
      from: { Own: first },
      to: second === false ? {} : { Own: second },
      ...(type === 'text' ? {} : { types: { Own: type } }),
    });
  });

  test('that is none names its field', async () => {
    const { boss, house, id, item } = await begin();
    const field = `customFields.${id}`;
    const categoryId = await house.category();
    const given = { name: 'Wrong', categoryId, customFields: { [id]: wrong } };
    expectProblem(await boss.post('/items', given), 'invalid_input', field);
    expectProblem(await boss.post('/items/many', { rows: [given] }), 'invalid_input', `rows.0.${field}`);
    expectProblem(
      await boss.patch(`/items/${item.id}`, { version: 1, customFields: { [id]: wrong } }),
      'invalid_input',
      field,
    );
  });

  test('goes with a copy of its item', async () => {
    const { boss, id, item } = await begin();
    expect((await boss.post(`/items/${item.id}/duplicate`)).body.customFields).toEqual({ [id]: first });
  });
});

test('a field of another organization, or none at all, is no field', async () => {
  const [boss, stranger] = [await owner(app), await owner(app)];
  const theirs = await warehouseOf(stranger).field('Legs');
  const item = await warehouseOf(boss).item();
  expectProblem(
    await boss.patch(`/items/${item.id}`, { version: 1, customFields: { [theirs]: 'oak' } }),
    'invalid_input',
    `customFields.${theirs}`,
  );
  expectProblem(
    await boss.patch(`/items/${item.id}`, { version: 1, customFields: { Legs: 'oak' } }),
    'invalid_input',
    'customFields.Legs',
  );
});

describe('changing a field', () => {
  const begin = async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    const id = await house.field('Finish', finish);
    const item = await house.item({ customFields: { [id]: 'Oiled' } });
    const change = (version: number, more: object) =>
      boss.patch(`/custom-fields/${id}`, { version, ...more });
    return { boss, house, id, item, change };
  };

  test('another name keeps every value', async () => {
    const { boss, id, item, change } = await begin();
    expect((await change(1, { name: 'Surface' })).body).toMatchObject({ name: 'Surface', version: 2 });
    expect((await boss.get(`/items/${item.id}`)).body).toMatchObject({
      customFields: { [id]: 'Oiled' },
      version: 1,
    });
    const [entry] = (await boss.get('/audit?action=custom-field.changed')).body.rows;
    expect(entry.details).toEqual({ name: { from: 'Finish', to: 'Surface' } });
  });

  test('the type changes while no item has a value, and an option goes while no item has it', async () => {
    const { boss, item, change } = await begin();
    const type = await change(1, { type: 'text' });
    expectProblem(type, 'invalid_input', 'type');
    expect(type.body.errors).toMatchObject([{ key: 'errors.inUse', n: 1 }]);
    expectProblem(await change(1, { options: ['Waxed'] }), 'invalid_input', 'options');
    expect((await change(1, { options: ['Oiled', 'Raw'] })).body.options).toEqual(['Oiled', 'Raw']);
    await boss.patch(`/items/${item.id}`, { version: 1, customFields: {} });
    expect((await change(2, { type: 'day' })).body).toMatchObject({ type: 'day', options: [] });
  });

  test('of two people who looked at the same state one is told to look again', async () => {
    const { boss, change } = await begin();
    const other = await colleague(app, boss, 'admin');
    const [{ id }] = await fields(boss);
    const answers = await Promise.all([
      change(1, { hint: 'one' }),
      other.patch(`/custom-fields/${id}`, { version: 1, hint: 'two' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('it is moved among the others, which stay what they were', async () => {
    const { boss, house, id } = await begin();
    await house.field('Legs');
    await house.field('Arms');
    const moved = await boss.patch(`/custom-fields/${id}`, { version: 1, position: 2 });
    expect(moved.body).toMatchObject({ position: 2, version: 1 });
    expect(await names(boss)).toEqual(['Legs', 'Arms', 'Finish']);
    expect((await fields(boss)).map(({ version }: { version: number }) => version)).toEqual([1, 1, 1]);
  });
});

describe('removing a field', () => {
  test('says how many items had a value, and takes the values along', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    const [legs, arms] = [await house.field('Legs'), await house.field('Arms')];
    const item = await house.item({ customFields: { [legs]: 'oak', [arms]: 'none' } });
    await house.item({ customFields: { [legs]: 'pine' } });
    expect((await boss.get(`/custom-fields/${legs}`)).body.items).toBe(2);
    expect(await boss.delete(`/custom-fields/${legs}`)).toMatchObject({ status: 200, body: { items: 2 } });
    expect((await boss.get(`/items/${item.id}`)).body.customFields).toEqual({ [arms]: 'none' });
    expectProblem(await boss.delete(`/custom-fields/${legs}`), 'not_found');
    expect(await names(boss)).toEqual(['Arms']);
  });

  test('no item gets a value in a field that is going at the same time', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    const id = await house.field('Legs');
    const items = await Promise.all(Array.from({ length: 6 }, () => house.item()));
    await Promise.all([
      ...items.map((item) =>
        boss.patch(`/items/${item.id}`, { version: item.version, customFields: { [id]: 'oak' } }),
      ),
      boss.delete(`/custom-fields/${id}`),
    ]);
    for (const item of items) expect((await boss.get(`/items/${item.id}`)).body.customFields).toEqual({});
  });
});

describe('a sheet', () => {
  test('has a column under the name of each field, and only those that are named', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    const [id] = [await house.field('Finish', finish), await house.field('Bought on', { type: 'day' })];
    await house.item({ name: 'Sofa', customFields: { [id]: 'Waxed' } });
    const taken = async (body: object) =>
      readCsv(
        (await takeAway(app, boss, '/items/export', { format: 'csv', language: 'en', ...body })).content,
      );
    const [headings = []] = await taken({});
    expect(headings.slice(-2)).toEqual(['Finish', 'Bought on']);
    expect(await taken({ columns: ['name', `custom.${id}`] })).toEqual([
      ['Name', 'Finish'],
      ['Sofa', 'Waxed'],
    ]);
  });

  const sheet = csvOf(
    ['Name', 'Category', 'finish', 'Bought on', 'Legs'],
    ['Sofa', 'Sofas', 'waxed', '31.1.2026', 'oak'],
    ['Chair', 'Sofas', 'sticky', '', ''],
    ['Bench', 'Sofas', '', '1/2/2026', ''],
  );

  test('fills the fields that its columns are headed by, and makes those that are kept and not there', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    await house.category('Sofas');
    const [id, day] = [await house.field('Finish', finish), await house.field('Bought on', { type: 'day' })];
    const imports = importsOf(app, boss);
    const sent = await imports.send(sheet);
    expect(sent.columns.map(({ guess }) => guess)).toEqual([
      'name',
      'category',
      `custom.${id}`,
      `custom.${day}`,
      null,
    ]);
    const mapping = sent.columns.map(({ guess }) => guess ?? 'ownField');
    expect((await imports.check(sent.id, { mapping })).counts).toMatchObject({ toAdd: 1, wrong: 2 });
    expect(await imports.problems(sent.id)).toEqual(['3 finish errors.choice', '4 Bought on errors.day']);
    expect(await names(boss)).toEqual(['Finish', 'Bought on']);
    expect((await imports.apply(sent.id)).state).toBe('done');
    expect(await names(boss)).toEqual(['Finish', 'Bought on', 'Legs']);
    const [row] = (await boss.get('/items?include=customFields')).body.rows;
    expect(row.customFields).toEqual({
      [id]: 'Waxed',
      [day]: '2026-01-31',
      [await imports.field('Legs')]: 'oak',
    });
  });

  test('makes no field for whoever may not define one', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    await house.category('Sofas');
    await house.field('Finish', finish);
    const keeper = await colleague(app, boss, 'warehouse');
    const imports = importsOf(app, keeper);
    const sent = await imports.send(
      csvOf(['Name', 'Category', 'Finish', 'Legs'], ['Sofa', 'Sofas', 'Oiled', 'oak']),
    );
    const check = (last: string | null) =>
      keeper.post(`/imports/${sent.id}/check`, {
        version: sent.version,
        mapping: [...sent.columns.slice(0, 3).map(({ guess }) => guess), last],
      });
    expectProblem(await check('ownField'), 'forbidden');
    expect((await check(null)).status).toBe(202);
  });

  test('that was checked before a field changed is checked again', async () => {
    const boss = await owner(app);
    const house = warehouseOf(boss);
    await house.category('Sofas');
    const id = await house.field('Finish', finish);
    const imports = importsOf(app, boss);
    const sent = await imports.send(csvOf(['Name', 'Category', 'Finish'], ['Sofa', 'Sofas', 'Oiled']));
    await imports.check(sent.id);
    await boss.patch(`/custom-fields/${id}`, { version: 1, options: ['Waxed'] });
    expect(await imports.apply(sent.id)).toMatchObject({ state: 'checked', failure: 'moved_on' });
    expect(await imports.problems(sent.id)).toEqual(['2 Finish errors.choice']);
  });
});
