import { mostPictures } from '@archway/contract/inventory/limits';
import type { FileId } from '@archway/contract/kernel/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  added,
  arrived,
  broughtBack,
  failed,
  idsOf,
  kept,
  moved,
  progressed,
  triedAgain,
  without,
} from './picture-list.ts';

const id = (name: string) => name as FileId;
const file = (name: string) => ({ key: name, file: new File(['x'], `${name}.jpg`) });
const three = kept([id('a'), id('b'), id('c')]);

test('a chosen picture is sent, and counts once the server has it', () => {
  const sending = added(three, [file('d')]);
  expect(idsOf(sending)).toEqual(['a', 'b', 'c']);
  expect(progressed(sending, 'd', 0.5).at(-1)).toMatchObject({ state: 'sending', share: 0.5 });
  expect(idsOf(arrived(sending, 'd', id('d-kept')))).toEqual(['a', 'b', 'c', 'd-kept']);
});

test('a refused picture stays, says why, and can be tried again', () => {
  const refused = failed(added([], [file('d')]), 'd', 'too large');
  expect(refused).toMatchObject([{ state: 'failed', problem: 'too large' }]);
  expect(triedAgain(refused, 'd')).toMatchObject([{ state: 'sending', problem: null }]);
});

test('the same picture sent twice is one picture', () => {
  expect(idsOf(arrived(added(three, [file('d')]), 'd', id('b')))).toEqual(['a', 'b', 'c']);
});

test('there is room for as many as the contract takes', () => {
  const many = Array.from({ length: mostPictures + 5 }, (_, index) => file(String(index)));
  expect(added([], many)).toHaveLength(mostPictures);
});

test('a removed picture comes back where it was', () => {
  const removed = three[1]!;
  expect(idsOf(broughtBack(without(three, 'b'), removed, 1))).toEqual(['a', 'b', 'c']);
  expect(broughtBack(three, removed, 0)).toBe(three);
});

test('moving loses no picture and makes none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: -3, max: 6 }), (from, to) => {
      const after = moved(three, three[from]!.key, to);
      expect([...idsOf(after)].sort()).toEqual(['a', 'b', 'c']);
      expect(after[Math.min(Math.max(to, 0), 2)]).toBe(three[from]);
    }),
  );
  expect(moved(three, 'nobody', 1)).toBe(three);
});
