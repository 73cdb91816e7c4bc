import { addDays } from '@archway/contract/kernel/days';
import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { useTestApp } from '../test-app.ts';
import { today } from '../today.ts';
import { stagingWorld } from './staging-world.ts';

const app = useTestApp();
const day = (number: number) => addDays(today, number);

test('a page that does not count all shows the same items, and says that there are more only where there are', async () => {
  const boss = await owner(app);
  const { item, staging, add, confirm } = await stagingWorld(app, boss);
  const items: string[] = [];
  for (let number = 0; number < 24; number += 1) {
    const id = await item(1 + (number % 2));
    const { version } = (await boss.get(`/items/${id}`)).body;
    await boss.patch(`/items/${id}`, {
      version,
      name: `Thing ${String((number * 7) % 24).padStart(2, '0')}`,
      roomTypes: number % 3 ? ['living'] : ['bedroom'],
    });
    items.push(id);
  }
  const jobs = [
    await staging({ installOn: day(10), endsOn: day(20) }),
    await staging({ installOn: day(30), endsOn: day(40) }),
  ];
  for (const [number, id] of items.entries()) {
    if (number % 4 < 2) await add(jobs[0], id, { quantity: 1 });
    if (number % 5 < 2) await add(jobs[1], id, { quantity: 1 });
  }
  for (const job of jobs) expect((await confirm(job)).status).toBe(200);
  let quickOnes = 0;
  for (const days of [
    [12, 15],
    [31, 33],
    [5, 50],
    [60, 70],
  ] as const)
    for (const filter of [
      '',
      '&roomTypes=living',
      '&status=active',
      '&searchQuery=thing',
      '&sortBy=updatedAt',
    ])
      for (const page of [1, 2, 3, 5]) {
        await app.forgetLimits();
        const url = `/items?freeFrom=${day(days[0])}&freeTo=${day(days[1])}${filter}&page=${page}&itemsPerPage=5`;
        const [all, quick] = [(await boss.get(url)).body, (await boss.get(`${url}&count=page`)).body];
        expect(quick.rows, url).toEqual(all.rows);
        expect(quick.total, url).toBe(quick.isMore ? page * 5 + 1 : all.total);
        if (quick.isMore) expect(all.total, url).toBeGreaterThan(page * 5);
        quickOnes += quick.isMore ? 1 : 0;
      }
  expect(quickOnes).toBeGreaterThan(15);
});
