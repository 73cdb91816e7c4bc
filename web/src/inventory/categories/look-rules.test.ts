import { expect, test } from 'vitest';
import { looksOf, plainLook } from './look-rules.ts';

const row = (id: string, parentId: string | null, more: object = {}) => ({
  id,
  parentId,
  icon: null,
  color: null,
  ...more,
});

test('a category takes what it does not say itself from what it stands in', () => {
  const looks = looksOf([
    row('seating', null, { icon: 'sofa', color: 'teal' }),
    row('chairs', 'seating', { icon: 'armchair' }),
    row('stools', 'chairs', { color: 'red' }),
  ]);
  expect(looks.get('chairs')).toEqual({ icon: 'armchair', color: 'teal' });
  expect(looks.get('stools')).toEqual({ icon: 'armchair', color: 'red' });
});

test('where nobody says anything it is a plain box', () => {
  expect(looksOf([row('things', null)]).get('things')).toEqual(plainLook);
});
