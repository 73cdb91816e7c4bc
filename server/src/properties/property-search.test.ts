import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { owner, type PersonInTest } from '../../test/people.ts';
import { promisesOf } from '../../test/stagings/promised.ts';
import { useTestApp } from '../../test/test-app.ts';

const app = useTestApp();
beforeEach(() => app.forgetLimits());

const add = async (boss: PersonInTest, address: string, more: object = {}) => {
  const facts = { address, city: 'Portland', state: 'OR', type: 'house', ...more };
  return (await boss.post('/properties', facts)).body.id as string;
};

describe('where properties are', () => {
  test('is told of those that have a position, as the list is narrowed, and how many have none', async () => {
    const boss = await owner(app);
    const at = { latitude: 45.5, longitude: -122.6 };
    const maple = await add(boss, '1423 Maple St', at);
    await add(boss, '7 Oak Ave', { ...at, type: 'condo' });
    await add(boss, '9 Elm Ct');
    const all = (await boss.get('/properties/positions')).body;
    expect(all).toMatchObject({ unplaced: 1, leftOut: 0 });
    expect(all.rows).toHaveLength(2);
    const houses = (await boss.get('/properties/positions?type=house&sortBy=stagings')).body;
    expect(houses.rows).toEqual([
      { id: maple, address: '1423 Maple St', city: 'Portland', ...at, live: false },
    ]);
  });

  test('tells where pieces are now', async () => {
    const boss = await owner(app);
    const staging = await promisesOf(app, boss).staging();
    await app.sql`update property set latitude = 45, longitude = -122 where org_id = ${boss.user.activeOrganization!.id}`;
    expect((await boss.get('/properties/positions')).body.rows).toMatchObject([{ live: false }]);
    await app.sql`update staging set status = 'live' where id = ${staging}`;
    expect((await boss.get('/properties/positions')).body.rows).toMatchObject([{ live: true }]);
  });

  test('of another organization is nobody’s business', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    await add(boss, '1423 Maple St', { latitude: 45.5, longitude: -122.6 });
    expect((await stranger.get('/properties/positions')).body).toEqual({ rows: [], unplaced: 0, leftOut: 0 });
  });
});

describe('a property that may be there already', () => {
  test('is found by its number and nearly the same street, in nearly the same city', async () => {
    const boss = await owner(app);
    const maple = await add(boss, '1423 Maple St');
    await add(boss, '1425 Maple St');
    const alike = async (query: string) =>
      (await boss.get(`/properties/alike?${query}`)).body.rows.map(({ id }: { id: string }) => id);
    expect(await alike('address=1423 maple street')).toEqual([maple]);
    expect(await alike('address=1423 Maple St&city=portland')).toEqual([maple]);
    expect(await alike('address=1423 Maple St&city=Boston')).toEqual([]);
    expect(await alike(`address=1423 Maple St&exceptId=${maple}`)).toEqual([]);
    expect(await alike('address=88 Harbor Blvd')).toEqual([]);
    expect(await alike('')).toEqual([]);
    expectProblem(await boss.get('/properties/alike?exceptId=x'), 'invalid_input', 'exceptId');
  });

  test('is not one of another organization', async () => {
    const [boss, stranger] = [await owner(app), await owner(app)];
    await add(boss, '1423 Maple St');
    expect((await stranger.get('/properties/alike?address=1423 Maple St')).body.rows).toEqual([]);
  });
});
