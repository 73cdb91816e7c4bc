import { expect, test } from 'vitest';
import { chosenBy, type LocationRow, locationChoices } from './location-choices.ts';

const row = (id: string, name: string, parentId: string | null = null, code: string | null = null) =>
  ({ id, name, parentId, code }) satisfies LocationRow;

test('two locations of one name are told apart by what they stand in, and each can be chosen', () => {
  const rows = [
    row('dry', 'Dry room'),
    row('cold', 'Cold room'),
    row('dry-1', 'Shelf 1', 'dry'),
    row('cold-1', 'Shelf 1', 'cold'),
  ];
  const choices = locationChoices(rows);
  expect(choices.map(({ label }) => label)).toEqual([
    'Dry room',
    'Cold room',
    'Shelf 1 · Dry room',
    'Shelf 1 · Cold room',
  ]);
  expect(chosenBy(choices, 'Shelf 1 · Cold room')).toBe('cold-1');
  expect(chosenBy(choices, 'Shelf 1')).toBeUndefined();
  expect(chosenBy(choices, 'Dry room')).toBe('dry');
});

test('a location with a code is told by it', () => {
  const choices = locationChoices([row('gate', 'Gate', 'dry', 'GATE-1')], [row('dry', 'Dry room')]);
  expect(choices[0]?.label).toBe('Gate · GATE-1');
  expect(chosenBy(choices, 'Gate')).toBe('gate');
});

test('whatever they are called and wherever they stand, no two choices look the same and each leads to itself', () => {
  const names = ['Shelf 1', 'Shelf 1 (2)', 'Shelf 1 · Shelf 1'];
  for (let seed = 1; seed <= 50; seed += 1) {
    const draw = (() => {
      let state = seed * 2_654_435_761;
      return (most: number) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state % most;
      };
    })();
    const rows: LocationRow[] = [];
    for (let nth = 0; nth < 12; nth += 1)
      rows.push(
        row(
          `${nth}`,
          names[draw(3)] ?? '',
          nth > 0 && draw(3) > 0 ? `${draw(nth)}` : null,
          draw(4) === 0 ? `C${nth}` : null,
        ),
      );
    const choices = locationChoices(rows);
    expect(new Set(choices.map(({ label }) => label)).size).toBe(rows.length);
    for (const { id, label } of choices) expect(chosenBy(choices, label)).toBe(id);
  }
});
