import { addDays } from '@archway/contract/kernel/days';
import { conflictsOf } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveLate, isMoveUnassigned } from '@archway/contract/moves/move-rules';
import { beforeAll, expect, test } from 'vitest';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../demo-organizations.ts';
import { seedDemo } from '../seed-demo.ts';

const app = useOwnTestApp();
let rows: MoveRow[];
let today: string;

beforeAll(async () => {
  await seedDemo(app.services);
  const boss = app.browser();
  boss.keep((await boss.post('/auth/signin', { email: 'owner@larkspur.test', password: demoPassword })).body);
  rows = (await boss.get('/moves?itemsPerPage=100&sortBy=number&orderBy=asc')).body.rows;
  const [staging] = (await boss.get('/stagings?itemsPerPage=5')).body.rows;
  today = (await boss.get(`/stagings/${staging.id}`)).body.today;
});

test('the demo has thirty moves, numbered by their days, each with what goes along', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(rows.map(({ scheduledOn }) => scheduledOn)).toEqual(
    rows.map(({ scheduledOn }) => scheduledOn).toSorted(),
  );
  expect(rows.filter(({ planned }) => planned === 0)).toEqual([]);
});

test('what was to be done before today is done but for one that is late, and something is done today', () => {
  expect(rows.filter((move) => isMoveLate(move, { today, time: '00:00' }))).toHaveLength(1);
  expect(rows.filter(({ status, scheduledOn }) => status === 'completed' && scheduledOn > today)).toEqual([]);
  expect(rows.some(({ scheduledOn }) => scheduledOn === today)).toBe(true);
});

test('two moves of the next week need the same people, and what is far away is not assigned yet', () => {
  const soon = rows.filter(({ scheduledOn }) => scheduledOn >= today && scheduledOn <= addDays(today, 7));
  expect(conflictsOf(soon).size).toBe(2);
  expect(rows.some(isMoveUnassigned)).toBe(true);
});
