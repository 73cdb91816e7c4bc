import { expect, test } from 'vitest';
import { type Depths, stepWidth, treeKeys } from './tree-keys.ts';

type Getter = ReturnType<typeof treeKeys>;
/** Rows of 50 px, one below the other; the lifted one is held over the second. */
const context = {
  collisionRect: { top: 50 },
  droppableRects: new Map([0, 50, 100, 150].map((top) => [`row at ${top}`, { top }])),
} as unknown as Parameters<Getter>[1]['context']; // as much of it as is read
const at = { x: 10, y: 50 };

type Held = { rtl?: boolean; depths?: Depths; over?: string };
const pressed = (code: string, { rtl = false, depths, over }: Held = {}) => {
  const event = { code, preventDefault: () => undefined } as KeyboardEvent; // as much of it as is read
  return treeKeys({ rtl, depths: () => depths, over: () => over })(event, {
    active: 'lifted',
    currentCoordinates: at,
    context,
  });
};

test('up and down lead to the next row, and no further than the last', () => {
  expect(pressed('ArrowUp')).toEqual({ x: 10, y: 0 });
  expect(pressed('ArrowDown')).toEqual({ x: 10, y: 100 });
});

test('a key that comes before the row has arrived counts from where it goes', () => {
  expect(pressed('ArrowDown', { over: 'row at 100' })).toEqual({ x: 10, y: 150 });
  expect(pressed('ArrowUp', { over: 'row at 0' })).toBeUndefined();
});

test('to the sides it goes one step in or out, as far as it may', () => {
  const depths = { depth: 1, shallowest: 0, deepest: 1 };
  expect(pressed('ArrowLeft', { depths })).toEqual({ x: 10 - stepWidth, y: 50 });
  expect(pressed('ArrowRight', { depths })).toBeUndefined();
});

test('where lines run from right to left, in is to the left', () => {
  const depths = { depth: 0, shallowest: 0, deepest: 1 };
  expect(pressed('ArrowLeft', { rtl: true, depths })).toEqual({ x: 10 - stepWidth, y: 50 });
  expect(pressed('ArrowRight', { rtl: true, depths })).toBeUndefined();
});

test('other keys are nobody’s', () => {
  expect(pressed('KeyA')).toBeUndefined();
});
