import { addDays } from '@archway/contract/kernel/days';
import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { waitedForBy } from '../waited-for.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();

type Shown = { quantity: number; held: number; bumped: number };
const shown = ({ quantity, held, bumped }: Shown) => ({ quantity, held, bumped });

/** A job with three rugs, all there are, of which another takes two while the first one's change waits for the rugs. */
const whileTwoAreTaken = async (change: 'dates' | 'status') => {
  const boss = await owner(app);
  const world = await stagingWorld(app, boss);
  const rug = await world.item(3);
  const mine = await world.staging({});
  await world.confirm(mine);
  await world.add(mine, rug, { quantity: 3 });
  const other = await world.staging({});
  await world.confirm(other);
  const move = async (status: string) => {
    const { version } = (await boss.get(`/stagings/${mine.id}`)).body;
    return boss.post(`/stagings/${mine.id}/status`, { version, status });
  };
  for (const status of ['designing', 'ready']) await move(status);
  const { version } = (await boss.get(`/stagings/${mine.id}`)).body;

  const [line] = await world.lines(mine);
  const { moved } = await app.sql.begin(async (tx) => {
    const [{ pid }] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`;
    await tx`select from item where id = ${rug} for no key update`;
    await tx`select bump(r.org_id, r.id, 2, ${other.id}) from reservation r where r.line_id = ${line.id}`;
    const answer =
      change === 'status'
        ? boss.post(`/stagings/${mine.id}/status`, { version, status: 'installing' })
        : boss.post(`/stagings/${mine.id}/dates`, {
            version,
            installOn: addDays(today, 200),
            endsOn: addDays(today, 230),
          });
    await waitedForBy(app.sql, pid);
    return { moved: answer };
  });
  return { answer: await moved, lines: (await world.lines(mine)).map(shown) };
};

test.each(['dates', 'status'] as const)(
  'what others take while a change of %s waits for it is not held once more',
  async (change) => {
    const { answer, lines } = await whileTwoAreTaken(change);
    expect(answer.status).toBe(200);
    expect(lines).toEqual([{ quantity: 3, held: 1, bumped: 2 }]);
  },
);
