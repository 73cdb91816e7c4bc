import type { LineId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { type ChosenQuantities, quantityQueue, type Sent, shownQuantity } from './quantity-queue.ts';

type Counted = { id: LineId; version: number; quantity: number };

const lineOf = (id: string, quantity: number, version = 1): Counted => ({
  id: id as LineId,
  version,
  quantity,
});
const chair = lineOf('chair', 6);
const lamp = lineOf('lamp', 2);

/** A server that answers when it is told to. */
const start = () => {
  const calls: { line: Counted; quantity: number; answer: (sent: Sent) => Promise<void> }[] = [];
  let chosen: ChosenQuantities = new Map();
  const queue = quantityQueue<Counted>({
    send: (line, quantity) =>
      new Promise((resolve) => {
        const answer = async (sent: Sent) => {
          resolve(sent);
          await Promise.resolve();
          await Promise.resolve();
        };
        calls.push({ line, quantity, answer });
      }),
    onChange: (next) => {
      chosen = next;
    },
  });
  const shown = (line: Counted) => shownQuantity(line, chosen);
  /** Clicks, each on the number that is shown. */
  const click = (line: Counted, by: number) => void queue.choose(line, shown(line).quantity + by);
  const sent = () => calls.map(({ line, quantity }) => [line.id, line.version, quantity]);
  return { calls, queue, shown, click, sent };
};

const saved = (line: Counted) => ({ saved: [line] });

test('clicks add up: the number changes at once, and the last one is sent when the call before has ended, with its version', async () => {
  const { calls, click, shown, sent } = start();
  for (const by of [-1, -1, -1]) click(chair, by);
  expect(shown(chair)).toEqual({ quantity: 3, isSaving: true });
  expect(sent()).toEqual([['chair', 1, 5]]);
  await calls[0]?.answer(saved(lineOf('chair', 5, 2)));
  expect(sent()).toEqual([
    ['chair', 1, 5],
    ['chair', 2, 3],
  ]);
  expect(shown(chair)).toEqual({ quantity: 3, isSaving: true });
  await calls[1]?.answer(saved(lineOf('chair', 3, 3)));
  expect(shown(chair)).toEqual({ quantity: 3, isSaving: false });
  expect(shown(lineOf('chair', 9, 4)).quantity).toBe(9);
});

test('after a refusal the number is what the server has, and what waited for that line is not sent', async () => {
  const { calls, click, shown, sent } = start();
  click(chair, 1);
  click(chair, 1);
  click(lamp, 1);
  await calls[0]?.answer('refused');
  expect(shown(chair)).toEqual({ quantity: 6, isSaving: false });
  expect(sent()).toEqual([
    ['chair', 1, 7],
    ['lamp', 1, 3],
  ]);
});

test('while something that collides is settled the others wait', async () => {
  const { calls, click, shown, sent, queue } = start();
  click(chair, 1);
  click(lamp, 1);
  await calls[0]?.answer('collides');
  expect(shown(chair).quantity).toBe(6);
  expect(shown(lamp)).toEqual({ quantity: 3, isSaving: true });
  expect(sent()).toHaveLength(1);
  void queue.run();
  expect(sent().at(-1)).toEqual(['lamp', 1, 3]);
});
