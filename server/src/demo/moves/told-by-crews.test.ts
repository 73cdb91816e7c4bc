import type { Move, MoveRow } from '@archway/contract/moves/move';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { misfolded } from '../../../test/scans/stored-state.ts';
import { useOwnTestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';
import { demoPassword } from '../demo-organizations.ts';
import { seedDemo } from '../seed-demo.ts';

const app = useOwnTestApp();
let boss: Browser;
let rows: MoveRow[];

beforeAll(async () => {
  await seedDemo(app.services);
  boss = await signedIn('owner@larkspur.test');
  rows = (await boss.get('/moves?itemsPerPage=100&sortBy=number&orderBy=asc')).body.rows;
});

const signedIn = async (email: string) => {
  const browser = app.browser();
  browser.keep((await browser.post('/auth/signin', { email, password: demoPassword })).body);
  return browser;
};
const moveOf = async (fits: (row: MoveRow) => boolean): Promise<Move> =>
  (await boss.get(`/moves/${rows.find(fits)?.id}`)).body;
const isRunning = (kind: MoveRow['kind']) => (row: MoveRow) =>
  row.kind === kind && !['scheduled', 'completed'].includes(row.status);

describe('what the crews of Larkspur recorded', () => {
  test('is all of what is over: everything that was planned came to its end', async () => {
    const over = rows.filter(({ status }) => status === 'completed');
    expect(over.length).toBeGreaterThan(10);
    for (const { planned, progress, number } of over)
      expect([number, progress.dropped + progress.sold]).toEqual([number, planned]);
    const { rows: events } = (await boss.get(`/moves/${over[0]?.id}/events`)).body;
    expect(events.length).toBeGreaterThan((over[0]?.planned ?? 0) / 2);
  });

  test('is where the pieces are: those of homes that are staged stand there', async () => {
    const strays = await app.sql`
      select s.name, l.item_id, l.quantity, count(u.id)::int as there
      from reservation l join staging s on s.org_id = l.org_id and s.id = l.staging_id join item i on i.org_id = l.org_id and i.id = l.item_id
      left join unit u on u.org_id = l.org_id and u.staging_id = s.id and u.item_id = l.item_id and u.custody = 'on_site'
      where s.status in ('live', 'notice') and l.status = 'out' and i.tracking = 'unit'
      group by s.id, s.name, l.item_id, l.quantity
      having count(u.id) < l.quantity`;
    expect(strays).toEqual([]);
    for (const { id } of await app.sql<{ id: string }[]>`select id from organization`)
      expect(await misfolded(app, id)).toEqual([]);
  });

  test('is half of a pickup, with one line gone without and one replaced', async () => {
    const { status, lines } = await moveOf(isRunning('in'));
    expect(status).toBe('picking');
    const of = (what: string) => lines.filter((line) => line.status === what);
    expect([of('short').length, of('substituted').length]).toEqual([1, 1]);
    expect(lines.filter(({ substituteFor }) => substituteFor === of('substituted')[0]?.id)).toHaveLength(1);
    expect(of('planned').length).toBeGreaterThan(1);
    expect(of('picked').length).toBeGreaterThan(3);
  });

  test('is most of a check-in, and two pieces of it wait to be cleaned and repaired', async () => {
    const { status, lines } = await moveOf(isRunning('out'));
    expect(status).toBe('checking_in');
    expect(lines.some((line) => line.picked > line.dropped)).toBe(true);
    const { rows: orders } = (await boss.get('/work-orders?status=open')).body;
    expect(orders.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'clean',
      'repair',
      'repair',
      'repair',
    ]);
  });

  test('tells of a piece that the buyers of a home kept', async () => {
    const sold = rows.filter(({ progress }) => progress.sold > 0);
    expect(sold).toHaveLength(1);
    const [piece] = await app.sql`
      select u.lifecycle from scan_event e join unit u on u.org_id = e.org_id and u.id = e.unit_id
      where e.move_id = ${sold[0]?.id ?? null} and e.kind = 'sold'`;
    expect(piece).toEqual({ lifecycle: 'sold' });
  });

  test('happened, and nobody has to decide about any of it', async () => {
    const future = await app.sql`select 1 from scan_event where at > now()`;
    const doubtful = await app.sql`select kind, at from scan_event where inferred`;
    expect([future.length, doubtful.length]).toEqual([0, 0]);
    expect(await app.sql`select 1 from scan_review`).toHaveLength(0);
  });
});

test('the label of a piece that is printed leads to it, and picks it on the move that is under way', async () => {
  const move = await moveOf(isRunning('in'));
  const line = move.lines.find(({ status, tracking }) => status === 'planned' && tracking === 'unit');
  const { rows: units } = (await boss.get(`/units?itemId=${line?.itemId}&itemsPerPage=100`)).body;
  const piece = units.find(({ custody }: { custody: string }) => custody === 'in_storage');
  const label = (await boss.post('/labels', { kind: 'unit', targetId: piece.id })).body;

  const dale = await signedIn('warehouse@larkspur.test');
  const { body: scanned } = await dale.get(`/scan/${label.code}`);
  expect(scanned).toMatchObject({ kind: 'unit' });
  expect(JSON.stringify(scanned)).toContain(piece.code);

  const { body } = await dale.post('/scans', {
    device: newId(),
    sentAt: new Date().toISOString(),
    events: [
      { id: newId(), at: new Date().toISOString(), kind: 'picked', moveId: move.id, code: label.address },
    ],
  });
  expect(body.events).toMatchObject([{ applied: true, inferred: false, review: null }]);
  const after = (await moveOf(isRunning('in'))).lines.find(({ id }) => id === line?.id);
  expect([line?.picked, after?.picked]).toEqual([0, 1]);
});
