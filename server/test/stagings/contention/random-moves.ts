import { newId } from '../../../src/platform/ids.ts';
import type { Answer } from '../../browser.ts';
import { type Device, type Draw, oneOf, type World } from './random-world.ts';

type Hand = { readonly device: Device; readonly draw: Draw; readonly world: World };
type Write = (hand: Hand) => Promise<Answer | undefined>;

type Move = { id: string; version: number; kind: 'in' | 'out'; status: string };

/** One that is neither completed nor canceled. */
const openMove = async ({ device, draw }: Hand): Promise<Move | undefined> => {
  const { rows } = (await device.get('/moves?itemsPerPage=100')).body;
  const open = rows.filter(({ status }: Move) => status !== 'completed' && status !== 'canceled');
  return open.length > 0 ? oneOf<Move>(draw, open) : undefined;
};

const plan: Write = async (hand) => {
  const { device, draw, world } = hand;
  const { id: stagingId } = oneOf(draw, world.jobs);
  const kind = draw(3) === 0 ? 'out' : 'in';
  return device.post('/moves', { stagingId, kind, scheduledOn: world.today });
};

const kinds = {
  in: ['picked', 'picked', 'dropped', 'dropped', 'returned'],
  out: ['picked', 'returned', 'returned'],
} as const;

/** A crew records pieces as it comes by them, expected or not, some of them also of other jobs. */
const scan: Write = async (hand) => {
  const { device, draw, world } = hand;
  const move = await openMove(hand);
  if (!move) return undefined;
  const events = Array.from({ length: 1 + draw(4) }, () => {
    const kind = oneOf(draw, kinds[move.kind]);
    return {
      id: newId(),
      at: new Date().toISOString(),
      kind,
      moveId: move.id,
      unitId: oneOf(draw, world.units).id,
      ...(kind === 'returned' ? { locationId: world.bin } : {}),
    };
  });
  return device.post('/scans', { device: newId(), sentAt: new Date().toISOString(), events });
};

/** Everything that is still on the truck comes to its end first, as far as this one knows. */
const complete: Write = async (hand) => {
  const { device, world } = hand;
  const move = await openMove(hand);
  if (!move) return undefined;
  const events = (await world.carriedOn(move.id)).map((unitId) => ({
    id: newId(),
    at: new Date().toISOString(),
    kind: move.kind === 'in' ? 'dropped' : 'returned',
    moveId: move.id,
    unitId,
    ...(move.kind === 'out' ? { locationId: world.bin } : {}),
  }));
  if (events.length > 0)
    await device.post('/scans', { device: newId(), sentAt: new Date().toISOString(), events });
  const { version } = (await device.get(`/moves/${move.id}`)).body;
  return device.post(`/moves/${move.id}/complete`, { version });
};

/** What crews do, with how often it is drawn. */
export const moves: Readonly<Record<string, readonly [number, Write]>> = {
  'plan move': [2, plan],
  scan: [6, scan],
  'complete move': [3, complete],
};
