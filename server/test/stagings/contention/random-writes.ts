import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import { addDays } from '@archway/contract/kernel/days';
import { isOut, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import { stagingTransitions } from '@archway/contract/stagings/states';
import { heldUntil } from '../../../src/stagings/stay-rules.ts';
import type { Answer } from '../../browser.ts';
import { moves } from './random-moves.ts';
import { type Device, type Draw, oneOf, type World } from './random-world.ts';
import type { Requested, SeenJob } from './refusals.ts';

type Hand = {
  readonly device: Device;
  readonly draw: Draw;
  readonly world: World;
  /** Says what was asked for, and of which state of what: whether a refusal was right is judged by that. */
  readonly announce: (attempted: Announced) => void;
};
type Announced = {
  readonly requested?: Requested;
  /** Where the version is read that was sent. */
  readonly seen?: Seen;
};
type Seen = { readonly stagingId: string; readonly lineId?: string; readonly version: number };
type Write = (hand: Hand) => Promise<Answer | undefined>;

const onClashes = ['refuse', 'refuse', 'refuse', 'move_pins', 'bump'] as const;
const clash = ({ draw }: Hand) => oneOf(draw, onClashes);
const jobOf = ({ draw, world }: Hand) => oneOf(draw, world.jobs);

/** Looked at before it is changed. */
const readJob = async ({ device }: Pick<Hand, 'device'>, id: string): Promise<SeenJob> =>
  (await device.get(`/stagings/${id}`)).body;

/** Its pieces are taken from others. */
const blocks = ({ status }: SeenJob) => ['firm', 'out'].includes(promiseStatusOf(status) ?? '');

const outSinceOf = ({ world }: Hand, { status, installedOn }: SeenJob) =>
  isOut(status) ? (installedOn ?? world.today) : null;

type Line = { id: string; version: number; itemId: string; quantity: number; status: string | null };
const linesOf = async ({ device }: Hand, id: string): Promise<Line[]> =>
  (await device.get(`/stagings/${id}/lines`)).body?.rows ?? [];

const withLine = async (hand: Hand, write: (id: string, line: Line) => Promise<Answer>) => {
  const { id } = jobOf(hand);
  const lines = await linesOf(hand, id);
  return lines.length > 0 ? write(id, oneOf(hand.draw, lines)) : undefined;
};

const patchLine = (hand: Hand, stagingId: string, { id: lineId, version }: Line, change: object) => {
  hand.announce({ seen: { stagingId, lineId, version } });
  return hand.device.patch(`/stagings/${stagingId}/lines/${lineId}`, {
    version,
    ...change,
    onClash: clash(hand),
  });
};

const promise: Write = async (hand) => {
  const { device, draw, world } = hand;
  const { id, roomId } = jobOf(hand);
  const job = await readJob(hand, id);
  const lines = Array.from({ length: 1 + draw(4) }, () => {
    const isPinned = draw(4) === 0;
    const unit = oneOf(draw, world.units);
    return isPinned
      ? { roomId, itemId: unit.item, unitId: unit.id }
      : { roomId, itemId: oneOf(draw, [...world.items, ...world.bulk]), quantity: 1 + draw(2) };
  });
  const onClash = clash(hand);
  if (onClash !== 'bump' && blocks(job))
    hand.announce({
      requested: {
        kind: 'promise',
        job,
        stay: { from: job.installOn, to: job.heldUntil },
        outSince: outSinceOf(hand, job),
        wanted: lines.map((line) => ({ unitId: null, quantity: 1, ...line })),
      },
    });
  return device.post(`/stagings/${id}/lines`, { lines, onClash });
};

const otherItem = ({ draw, world }: Hand, itemId: string) =>
  oneOf(
    draw,
    [...world.items, ...world.bulk].filter((id) => id !== itemId),
  );

/** Another job gives some pieces of a line up for other ones, or all of them: then this one takes them. */
const swapTheirs: Write = async (hand) => {
  const { device, draw } = hand;
  const [mine, theirs] = [jobOf(hand), jobOf(hand)];
  const lines = (await linesOf(hand, theirs.id)).filter(
    ({ status: held }) => held === 'firm' || draw(10) === 0,
  );
  if (lines.length === 0 || mine.id === theirs.id) return undefined;
  const { id: lineId, itemId, quantity: most } = oneOf(draw, lines);
  const quantity = 1 + draw(most + 1);
  const part = draw(4) === 0 ? {} : { quantity };
  const swaps = [{ lineId, itemId: otherItem(hand, itemId), ...part }];
  const added = [{ roomId: mine.roomId, itemId, quantity: Math.min(quantity, most) }];
  return device.post(`/stagings/${mine.id}/lines`, { lines: added, swaps, onClash: clash(hand) });
};

/** Everything of a job is reserved, after one of its lines became another item and another line gets fewer. */
const settle: Write = async (hand) => {
  const { device, draw } = hand;
  const { id } = jobOf(hand);
  const lines = await linesOf(hand, id);
  if (lines.length === 0) return undefined;
  const [one, other] = [oneOf(draw, lines), oneOf(draw, lines)];
  return device.post(`/stagings/${id}/reserve`, {
    swaps: draw(2) ? [{ lineId: one.id, itemId: otherItem(hand, one.itemId) }] : [],
    fewer: [{ lineId: other.id, quantity: draw(other.quantity + 1) }],
    onClash: clash(hand),
  });
};

const dates: Write = async (hand) => {
  const { device, draw, world } = hand;
  const { id } = jobOf(hand);
  const job = await readJob(hand, id);
  const { version, installOn, endsOn } = job;
  // Extended, shortened, or moved altogether.
  const days =
    draw(2) === 0
      ? { installOn, endsOn: addDays(endsOn, draw(21) - 7) }
      : { installOn: addDays(world.today, 1 + draw(70)), endsOn: '' };
  const end = days.endsOn > days.installOn ? days.endsOn : addDays(days.installOn, 5 + draw(30));
  const onClash = clash(hand);
  const to = heldUntil(job.status, end, world.today);
  hand.announce({
    seen: { stagingId: id, version },
    ...(onClash !== 'bump' && blocks(job)
      ? {
          requested: {
            kind: 'dates',
            job,
            stay: { from: days.installOn, to },
            outSince: outSinceOf(hand, job),
          },
        }
      : {}),
  });
  return device.post(`/stagings/${id}/dates`, {
    version,
    installOn: days.installOn,
    endsOn: end,
    onClash,
  });
};

const status: Write = async (hand) => {
  const { device, draw } = hand;
  const { id } = jobOf(hand);
  const job = await readJob(hand, id);
  const next = stagingTransitions[job.status].filter(
    // Whatever has ended takes no further part.
    (to) => to !== 'canceled' && to !== 'lost' && to !== 'closed',
  );
  if (next.length === 0) return undefined;
  hand.announce({ seen: { stagingId: id, version: job.version } });
  return device.post(`/stagings/${id}/status`, {
    version: job.version,
    status: oneOf(draw, next),
    onClash: clash(hand),
  });
};

/** A job is called off, and another one comes in its place. */
const callOff: Write = async (hand) => {
  const { device, draw, world } = hand;
  const place = draw(world.jobs.length);
  const { id } = world.jobs[place]!;
  const { status: now, version } = await readJob(hand, id);
  const next: readonly string[] = stagingTransitions[now];
  const ends = next.filter((to) => to === 'canceled' || to === 'lost');
  const another = async () => {
    world.jobs[place] = await world.makeJob(draw(100));
  };
  if (next.length === 0) await another();
  if (ends.length === 0) return undefined;
  hand.announce({ seen: { stagingId: id, version } });
  const answer = await device.post(`/stagings/${id}/status`, { version, status: oneOf(draw, ends) });
  if (answer.status === 200) await another();
  return answer;
};

const pieces =
  (action: UnitAction, path: string, most = 2): Write =>
  ({ device, draw, world, announce }) => {
    announce({ requested: { kind: 'pieces', action } });
    return device.post(path, {
      unitIds: [...new Set(Array.from({ length: 1 + draw(most) }, () => oneOf(draw, world.units).id))],
      ...(needsLocation.includes(action) ? { locationId: world.bin } : {}),
    });
  };
const needsLocation: readonly UnitAction[] = ['markFound', 'reinstate', 'move'];

/** A piece is sold, and another one bought. */
const sell: Write = async ({ device, draw, world, announce }) => {
  const place = draw(world.units.length);
  const { id, item } = world.units[place]!;
  announce({ requested: { kind: 'pieces', action: 'sell' } });
  const answer = await device.post('/units/sell', { unitIds: [id] });
  if (answer.status !== 200) return answer;
  const bought = await device.post('/units', { itemId: item, locationId: world.bin, quantity: 1 });
  world.units[place] = { id: bought.body.rows[0].id, item };
  return answer;
};

/** Somebody ends the work on a piece that was damaged. */
const finishWork: Write = async ({ device, draw, world }) => {
  const { rows } = (await device.get('/work-orders?status=open')).body;
  if (rows.length === 0) return undefined;
  const { id } = oneOf<{ id: string }>(draw, rows);
  return device.post(`/work-orders/${id}/finish`, { locationId: world.bin });
};

/** Every write that promises, gives back or takes away, with how often it is drawn. */
const writes: Readonly<Record<string, readonly [number, Write]>> = {
  promise: [10, promise],
  reserve: [
    4,
    async (hand) => hand.device.post(`/stagings/${jobOf(hand).id}/reserve`, { onClash: clash(hand) }),
  ],
  hold: [2, async (hand) => hand.device.post(`/stagings/${jobOf(hand).id}/hold`, { onClash: clash(hand) })],
  release: [
    3,
    (hand) =>
      withLine(hand, (id, line) => hand.device.post(`/stagings/${id}/release`, { lineIds: [line.id] })),
  ],
  remove: [
    3,
    (hand) =>
      withLine(hand, (id, line) => hand.device.post(`/stagings/${id}/lines/remove`, { lineIds: [line.id] })),
  ],
  dates: [8, dates],
  'call off': [1, callOff],
  pin: [
    4,
    (hand) =>
      withLine(hand, (id, line) => {
        const own = hand.world.units.filter(({ item }) => item === line.itemId);
        const change = own.length > 0 ? { unitId: oneOf(hand.draw, own).id, quantity: 1 } : { quantity: 2 };
        return patchLine(hand, id, line, change);
      }),
  ],
  quantity: [
    4,
    (hand) =>
      withLine(hand, (id, line) => patchLine(hand, id, line, { unitId: null, quantity: 1 + hand.draw(3) })),
  ],
  swap: [
    2,
    (hand) =>
      withLine(hand, (id, line) =>
        patchLine(hand, id, line, { itemId: oneOf(hand.draw, hand.world.items), quantity: 1 }),
      ),
  ],
  'swap theirs': [5, swapTheirs],
  settle: [2, settle],
  status: [3, status],
  retire: [2, pieces('retire', '/units/retire')],
  reinstate: [3, pieces('reinstate', '/units/reinstate')],
  missing: [2, pieces('markMissing', '/units/missing')],
  found: [3, pieces('markFound', '/units/found')],
  sell: [1, sell],
  damage: [2, pieces('reportDamage', '/units/damage')],
  'finish work': [2, finishWork],
  'put away': [3, pieces('move', '/units/move', 4)],
  ...moves,
  count: [
    3,
    ({ device, draw, world }) =>
      device.post('/stock/count', {
        itemId: oneOf(draw, world.bulk),
        locationId: world.bin,
        counted: draw(8),
      }),
  ],
};

const drawn = Object.entries(writes).flatMap(([name, [share, write]]) =>
  Array.from({ length: share }, () => ({ name, write })),
);

/** One write of any kind, and what was answered; nothing where there was nothing to write. */
export const writeSomething = async (hand: Omit<Hand, 'announce'>) => {
  const { name, write } = oneOf(hand.draw, drawn);
  let announced: Announced = {};
  const announce = (now: Announced) => {
    announced = now;
  };
  const sent = Date.now();
  const answer = await write({ ...hand, announce });
  const attempt: Attempt = { ...announced, sent, answered: Date.now() };
  return { name, answer, ...attempt };
};

/** What was asked for, and between which moments it was decided. */
export type Attempt = Announced & { readonly sent: number; readonly answered: number };
