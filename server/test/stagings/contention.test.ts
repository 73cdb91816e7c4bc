import { isEnded, isOut } from '@archway/contract/stagings/staging-rules';
import { blockingStatuses } from '@archway/contract/stagings/states';
import { expect, test } from 'vitest';
import { owner } from '../people.ts';
import { runSecond } from '../run-second.ts';
import { useOwnTestApp } from '../test-app.ts';
import { keepHistory } from './contention/history.ts';
import { importEverything } from './contention/import-everything.ts';
import { judge } from './contention/judge.ts';
import { misheld } from './contention/misheld.ts';
import { doublePins, fits, overPromised, readModel } from './contention/promised-model.ts';
import {
  type Device,
  devicesOf,
  drawOf,
  makeWorld,
  oneOf,
  signInAgain,
  type World,
} from './contention/random-world.ts';
import { writeSomething } from './contention/random-writes.ts';
import { falseRefusals, type Refusal } from './contention/refusals.ts';

/** `CONTENTION=20000 npm test -- --unit --no-check contention` is the long form. */
const attempts = Number(process.env['CONTENTION'] ?? 1000);
const seed = Number(process.env['CONTENTION_SEED'] ?? Date.now() % 1_000_000);
const clients = 16;

const app = useOwnTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });

test(`sixteen who want the same pieces at once, on two server processes: nothing is promised twice, nothing refused that was free (seed ${seed})`, {
  timeout: 60_000 + attempts * 100,
}, async () => {
  await keepHistory(app);
  const boss = await owner(app);
  const world = await makeWorld(app, boss, 24);
  const second = await runSecond(app);
  const devices = devicesOf([app.url, second.url], boss, clients);

  const answers = new Map<string, number>();
  const wrong: string[] = [];
  const refusals: Refusal[] = [];
  const counts = { refused: 0, judged: 0 };
  const worst = { ms: 0 };
  let left = attempts;
  const renewing = setInterval(
    () => void signInAgain(boss).catch((error) => wrong.push(String(error))),
    300_000,
  );
  const work = async (device: Device, client: number) => {
    const draw = drawOf(seed + client * 7919);
    while (left > 0) {
      const began = performance.now();
      const { name, answer, ...announced } = await writeSomething({ device, draw, world });
      if (!answer) continue;
      left -= 1;
      const turn = left;
      worst.ms = Math.max(worst.ms, performance.now() - began);
      const code = answer.status < 300 ? 'ok' : answer.body?.code;
      answers.set(`${name} ${code}`, (answers.get(`${name} ${code}`) ?? 0) + 1);
      if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
        wrong.push(`${name}: ${answer.status} ${answer.text}`);
      if (answer.status === 409) {
        counts.refused += 1;
        const judged = await judge(device, { name, ...announced, body: answer.body });
        if (judged !== undefined) counts.judged += 1;
        if (judged === false) wrong.push(`${name}: refused though nothing was in the way: ${answer.text}`);
        else if (typeof judged === 'object') refusals.push(judged);
      }
      // The night falls in the middle of it, twice at once, and somebody imports a sheet.
      if (turn % 400 === 0) await Promise.all([1, 2].map(() => app.jobs['end-day']({ orgId: world.orgId })));
      if (turn % 400 === 200) wrong.push(...(await importEverything(app, boss, turn)));
    }
  };
  await Promise.all(devices.map(work)).finally(() => clearInterval(renewing));
  if (process.env['CONTENTION'])
    process.stdout.write(
      `${JSON.stringify(Object.fromEntries([...answers].sort()))}, slowest ${Math.round(worst.ms)} ms, ${JSON.stringify({ ...counts, deadlocks: await deadlocks() })}\n`,
    );

  // What only the database refused would be a plan that did not see it coming.
  await second.kill('SIGTERM');
  const refused = [...app.logged, ...second.output().split('\n')].filter((line) =>
    /"sqlstate":"(23|40)|"code":"40/.test(line),
  );
  expect({ wrong, refused }).toEqual({ wrong: [], refused: [] });
  const model = await readModel(app, world.orgId);
  expect(doublePins(model)).toEqual([]);
  expect(overPromised(model, world.today)).toEqual([]);
  expect(await miscounted(world.orgId)).toEqual([]);
  expect(await misheld(app, world.orgId)).toEqual([]);
  expect(await falseRefusals(app, refusals)).toEqual([]);
  expect(counts.judged).toBeGreaterThan(counts.refused / 3);
  expect(await replay(devices[0]!, world)).toEqual([]);
});

/** So often somebody who waited for each other had to begin anew. */
const deadlocks = async () => {
  await app.sql`select pg_sleep(1.5)`;
  const [found] = await app.sql<{ n: number }[]>`
    select deadlocks::int as n from pg_stat_database where datname = current_database()`;
  return found?.n;
};

/** Items whose kept numbers are not those of their promises. */
const miscounted = (orgId: string) => app.sql`
  select i.id, i.reserved, n.reserved as counted from item i
  cross join lateral (select reserved_of(i.org_id, i.id, i.available + i.reserved, i.picked + i.in_transit + i.on_site, today_of(i.org_id)) as reserved) n
  where i.org_id = ${orgId} and i.reserved <> n.reserved`;

/** One promise after the other, each compared with what trying everything says. Answers those that differ. */
const replay = async (device: Device, world: World) => {
  const draw = drawOf(seed + 1);
  const differing: object[] = [];
  let [kept, refused] = [0, 0];
  for (let round = 0; round < 150; round += 1) {
    const { id, roomId } = oneOf(draw, world.jobs);
    const job = (await device.get(`/stagings/${id}`)).body;
    if (isEnded(job.status)) continue;
    const unit = oneOf(draw, world.units);
    const wanted =
      draw(3) === 0
        ? { itemId: unit.item, unitId: unit.id, quantity: 1 }
        : { itemId: oneOf(draw, [...world.items, ...world.bulk]), unitId: null, quantity: 1 + draw(2) };
    const model = await readModel(app, world.orgId);
    const outSince = isOut(job.status) ? (job.installedOn ?? world.today) : null;
    const isFree = fits(model, { from: job.installOn, to: job.heldUntil }, wanted, outSince);
    const added = await device.post(`/stagings/${id}/lines`, { lines: [{ roomId, ...wanted }] });
    const line = added.body.rows?.at(-1);
    const isFirm = (blockingStatuses as readonly string[]).includes(line?.status);
    const answer =
      added.status === 200 && !isFirm
        ? await device.post(`/stagings/${id}/reserve`, { lineIds: [line.id] })
        : added;
    const isKept = answer.status === 200;
    if (isKept !== isFree)
      differing.push({ round, isFree, status: answer.status, body: answer.body, wanted });
    if (isKept) kept += 1;
    else refused += 1;
  }
  expect(kept).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(5);
  return differing;
};
