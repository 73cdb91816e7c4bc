import { expect, test } from 'vitest';
import { expectProblem } from '../../test/expect-problem.ts';
import { movingOf } from '../../test/moves/moving.ts';
import { colleague, owner, type PersonInTest } from '../../test/people.ts';
import { useOwnTestApp } from '../../test/test-app.ts';

const app = useOwnTestApp();

const house = async () => {
  const boss = await owner(app);
  const { house, moveIn } = movingOf(boss);
  const item = await house.item({ name: 'Chair' });
  await house.units(1, { itemId: item.id });
  const { move } = await moveIn([{ itemId: item.id, quantity: 1 }]);
  return { boss, id: move.id as string };
};

/** Whoever looks is written down beside their call, so others see them a moment later. */
const look = async (person: PersonInTest, id: string, tab = 'pickup') => {
  const { status, body } = await person.get(`/moves/${id}/present?tab=${tab}`);
  expect(status, JSON.stringify(body)).toBe(200);
  await app.services.presence.allWritten();
  return (body.rows as { name: string; tab: string }[]).map((row) => [row.name, row.tab]);
};

const nameOf = ({ user }: PersonInTest) => `${user.firstName} ${user.lastName}`;

test('whoever has a move open is seen there by the others, in the part they have open, and not by themselves', async () => {
  const { boss, id } = await house();
  const crew = await colleague(app, boss, 'crew');
  expect(await look(boss, id, 'overview')).toEqual([]);
  expect(await look(crew, id)).toEqual([[nameOf(boss), 'overview']]);
  expect(await look(boss, id, 'overview')).toEqual([[nameOf(crew), 'pickup']]);
  app.pass(5);
  await look(crew, id, 'dropoff');
  expect(await look(boss, id, 'overview')).toEqual([[nameOf(crew), 'dropoff']]);
});

test('whoever closes it is gone after a minute, and whoever stays is not', async () => {
  const { boss, id } = await house();
  const crew = await colleague(app, boss, 'crew');
  await look(crew, id);
  app.pass(40);
  await look(boss, id);
  app.pass(30);
  expect(await look(boss, id)).toEqual([]);
  expect(await look(crew, id)).toEqual([[nameOf(boss), 'pickup']]);
});

test('a move of another organization has nobody, and a part that no move has is refused by its field', async () => {
  const { boss, id } = await house();
  const stranger = await owner(app);
  expectProblem(await stranger.get(`/moves/${id}/present?tab=pickup`), 'not_found');
  expectProblem(await boss.get(`/moves/${id}/present?tab=attic`), 'invalid_input', 'tab');
  await app.services.presence.allWritten();
  expect(await app.sql`select 1 from move_presence where move_id = ${id}`).toEqual([]);
});
