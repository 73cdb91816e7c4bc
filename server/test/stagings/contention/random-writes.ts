import { addDays } from '@archway/contract/kernel/days';
import { stagingTransitions } from '@archway/contract/stagings/states';
import type { Answer } from '../../browser.ts';
import { type Device, type Draw, oneOf, type World } from './random-world.ts';

type Hand = { readonly device: Device; readonly draw: Draw; readonly world: World };
type Write = (hand: Hand) => Promise<Answer | undefined>;

const onClashes = ['refuse', 'refuse', 'refuse', 'move_pins', 'bump'] as const;
const clash = ({ draw }: Hand) => oneOf(draw, onClashes);
const jobOf = ({ draw, world }: Hand) => oneOf(draw, world.jobs);

type Line = { id: string; version: number; itemId: string };
const linesOf = async ({ device }: Hand, id: string): Promise<Line[]> =>
  (await device.get(`/stagings/${id}/lines`)).body?.rows ?? [];

const withLine = async (hand: Hand, write: (id: string, line: Line) => Promise<Answer>) => {
  const { id } = jobOf(hand);
  const lines = await linesOf(hand, id);
  return lines.length > 0 ? write(id, oneOf(hand.draw, lines)) : undefined;
};

const promise: Write = async (hand) => {
  const { device, draw, world } = hand;
  const { id, roomId } = jobOf(hand);
  const lines = Array.from({ length: 1 + draw(4) }, () => {
    const isPinned = draw(4) === 0;
    const unit = oneOf(draw, world.units);
    return isPinned
      ? { roomId, itemId: unit.item, unitId: unit.id }
      : { roomId, itemId: oneOf(draw, [...world.items, ...world.bulk]), quantity: 1 + draw(2) };
  });
  return device.post(`/stagings/${id}/lines`, { lines, onClash: clash(hand) });
};

const dates: Write = async (hand) => {
  const { device, draw, world } = hand;
  const { id } = jobOf(hand);
  const { version, installOn, endsOn } = (await device.get(`/stagings/${id}`)).body;
  // Extended, shortened, or moved altogether.
  const days =
    draw(2) === 0
      ? { installOn, endsOn: addDays(endsOn, draw(21) - 7) }
      : { installOn: addDays(world.today, 1 + draw(70)), endsOn: '' };
  const end = days.endsOn > days.installOn ? days.endsOn : addDays(days.installOn, 5 + draw(30));
  return device.post(`/stagings/${id}/dates`, {
    version,
    installOn: days.installOn,
    endsOn: end,
    onClash: clash(hand),
  });
};

const status: Write = async (hand) => {
  const { device, draw } = hand;
  const { id } = jobOf(hand);
  const job = (await device.get(`/stagings/${id}`)).body;
  const next = stagingTransitions[job.status as keyof typeof stagingTransitions].filter(
    // Whatever has ended takes no further part.
    (to) => to !== 'canceled' && to !== 'lost' && to !== 'closed',
  );
  if (next.length === 0) return undefined;
  return device.post(`/stagings/${id}/status`, {
    version: job.version,
    status: oneOf(draw, next),
    onClash: clash(hand),
  });
};

const pieces =
  (path: string, most = 2): Write =>
  ({ device, draw, world }) =>
    device.post(path, {
      unitIds: [...new Set(Array.from({ length: 1 + draw(most) }, () => oneOf(draw, world.units).id))],
      ...(path.endsWith('found') || path.endsWith('reinstate') ? { locationId: world.bin } : {}),
    });

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
  pin: [
    4,
    (hand) =>
      withLine(hand, (id, { id: lineId, version, itemId }) => {
        const own = hand.world.units.filter(({ item }) => item === itemId);
        const change = own.length > 0 ? { unitId: oneOf(hand.draw, own).id, quantity: 1 } : { quantity: 2 };
        return hand.device.patch(`/stagings/${id}/lines/${lineId}`, {
          version,
          ...change,
          onClash: clash(hand),
        });
      }),
  ],
  quantity: [
    4,
    (hand) =>
      withLine(hand, (id, { id: lineId, version }) =>
        hand.device.patch(`/stagings/${id}/lines/${lineId}`, {
          version,
          unitId: null,
          quantity: 1 + hand.draw(3),
          onClash: clash(hand),
        }),
      ),
  ],
  swap: [
    2,
    (hand) =>
      withLine(hand, (id, { id: lineId, version }) =>
        hand.device.patch(`/stagings/${id}/lines/${lineId}`, {
          version,
          itemId: oneOf(hand.draw, hand.world.items),
          quantity: 1,
          onClash: clash(hand),
        }),
      ),
  ],
  status: [3, status],
  retire: [2, pieces('/units/retire')],
  reinstate: [3, pieces('/units/reinstate')],
  missing: [2, pieces('/units/missing')],
  found: [3, pieces('/units/found')],
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
export const writeSomething = async (hand: Hand) => {
  const { name, write } = oneOf(hand.draw, drawn);
  return { name, answer: await write(hand) };
};
