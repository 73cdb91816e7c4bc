import { clientKinds } from '@archway/contract/clients/client-fields';
import { addDays } from '@archway/contract/kernel/days';
import type { StagingRow } from '@archway/contract/stagings/staging';
import { daysLate, nextRenewalOn } from '@archway/contract/stagings/staging-rules';
import { stagingStatuses } from '@archway/contract/stagings/states';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { demoPassword } from '../demo-organizations.ts';
import { seedDemo } from '../seed-demo.ts';

const app = useOwnTestApp();
let boss: Browser;
let rows: StagingRow[];

beforeAll(async () => {
  await seedDemo(app.services);
  boss = await signedIn('owner@larkspur.test');
  rows = (await boss.get('/stagings?itemsPerPage=100&sortBy=number&orderBy=asc')).body.rows;
});

const signedIn = async (email: string) => {
  const browser = app.browser();
  browser.keep((await browser.post('/auth/signin', { email, password: demoPassword })).body);
  return browser;
};

const todayOf = async () => (await boss.get(`/stagings/${rows[0]?.id}`)).body.today as string;

describe('the demo work of Larkspur', () => {
  test('is for twelve clients of all kinds in twenty homes', async () => {
    const clients = (await boss.get('/clients?itemsPerPage=100')).body;
    expect(clients.total).toBe(12);
    expect(new Set(clients.rows.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(clientKinds));
    expect((await boss.get('/properties')).body.total).toBe(20);
  });

  test('is twenty-four stagings over all statuses, seven of them live, numbered without gaps', async () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(stagingStatuses));
    expect(rows.filter(({ status }) => status === 'live')).toHaveLength(7);
    expect(rows.filter(({ designerName }) => designerName === null)).toEqual([]);
    const given = {
      name: 'Next',
      clientId: rows[0]?.clientId,
      propertyId: rows[0]?.propertyId,
      installOn: '2030-01-01',
    };
    expect((await boss.post('/stagings', given)).body.number).toBe(25);
  });

  test('has one home that is late, one that renews in five days, and one that lost a rug to another', async () => {
    const today = await todayOf();
    expect(rows.filter((row) => daysLate(row, today) > 0)).toHaveLength(1);
    expect(rows.filter((row) => nextRenewalOn(row, today) === addDays(today, 5))).toHaveLength(1);
    const bumped = rows.filter((row) => row.bumped > 0);
    expect(bumped).toHaveLength(1);
    const { rows: lines } = (await boss.get(`/stagings/${bumped[0]?.id}/lines`)).body;
    expect(lines.find((line: { bumped: number }) => line.bumped > 0)).toMatchObject({
      itemName: 'Hand-Tufted Wool Rug 8x10 “Dune”',
      bumpedBy: { name: '1633 NE Alberta St' },
    });
  });

  test('tells in the timelines of both who took the rug and from whom', async () => {
    const loser = rows.find((row) => row.bumped > 0);
    const taker = rows.find(({ name }) => name === '1633 NE Alberta St');
    const timelineOf = async (id: string | undefined, action: string) =>
      (await boss.get(`/stagings/${id}/timeline`)).body.rows.filter(
        (entry: { action: string }) => entry.action === action,
      );
    const pieces = ['1 × Hand-Tufted Wool Rug 8x10 “Dune”'];
    expect(await timelineOf(loser?.id, 'staging.bumped')).toMatchObject([
      { actor: { name: taker?.designerName }, details: { pieces, takenBy: taker?.id } },
    ]);
    expect(await timelineOf(taker?.id, 'staging.took-pieces')).toMatchObject([
      { details: { pieces, takenFrom: loser?.id } },
    ]);
  });

  test('tells of each how it came so far, and nothing of tomorrow', async () => {
    const log = await app.sql<{ subjectId: string; at: Date; details: { status?: { to: string } } }[]>`
      select subject_id, at, details from audit_entry where subject_type = 'Staging' and action like 'staging.%' order by at, id`;
    expect(log.filter(({ at }) => at > new Date())).toEqual([]);
    for (const { id, status } of rows.filter((row) => row.status !== 'lead'))
      expect(
        log.findLast(({ subjectId, details }) => subjectId === id && details.status)?.details.status?.to,
      ).toBe(status);
  });
});

test('pieces of homes that are staged are out, those of jobs to come are held, those of jobs that ended are free', async () => {
  const held = await app.sql<{ job: string; promises: string[] }[]>`
    select s.status as job, jsonb_agg(distinct r.status) as promises
    from staging s join reservation r on r.org_id = s.org_id and r.staging_id = s.id group by 1`;
  expect(Object.fromEntries(held.map(({ job, promises }) => [job, promises]))).toEqual({
    lead: ['soft'],
    quoted: ['soft'],
    confirmed: ['bumped', 'firm'],
    designing: ['firm'],
    ready: ['firm'],
    installing: ['out'],
    live: ['out'],
    notice: ['out'],
    destaging: ['out'],
    closed: ['released'],
    lost: ['released'],
    canceled: ['released'],
  });
});

test('on no day is more promised of an item than there is', async () => {
  const over = await app.sql`
    select i.name, r.starts_on from reservation r join item i on i.org_id = r.org_id and i.id = r.item_id
    where r.status in ('firm', 'out') and cap_of(i) < (select sum(o.quantity) from reservation o
      where o.org_id = r.org_id and o.item_id = r.item_id and o.status in ('firm', 'out') and o.hold @> r.starts_on)`;
  expect(over).toEqual([]);
});

test('the other organizations have a few stagings in their language', async () => {
  const others = await app.sql<{ locale: string; name: string }[]>`
    select o.locale, s.name from staging s join organization o on o.id = s.org_id where o.locale <> 'en'`;
  expect(others.filter(({ locale }) => locale === 'fr')).toHaveLength(4);
  expect(others.filter(({ locale }) => locale === 'ar').map(({ name }) => name)).toContain('حفل الافتتاح');
});
