import { expect, test } from 'vitest';
import { listDifference, rebased, theirChanges } from './edits.ts';

test('keeping my changes after somebody else’s keeps only what I touched', () => {
  const base = { name: 'Larkspur Staging Co.', city: 'Portland', noticeDays: 10 };
  const mine = { ...base, city: 'Salem', noticeDays: 14 };
  const theirs = { ...base, name: 'Larkspur & Daughters', noticeDays: 12 };
  expect(rebased(base, mine, theirs)).toEqual({ ...theirs, city: 'Salem', noticeDays: 14 });
});

test('of values that are kept together only those I touched replace theirs', () => {
  const base = { customFields: { finish: 'Oiled', seat: '18' } };
  const mine = { customFields: { finish: 'Waxed', seat: '18' } };
  const theirs = { customFields: { finish: 'Oiled', seat: '19' } };
  expect(rebased(base, mine, theirs)).toEqual({ customFields: { finish: 'Waxed', seat: '19' } });
});

test('of a list, what I added and took away: what they added stays, and what they took away does not come back', () => {
  const base = { tags: ['hero', 'low', 'oak'] };
  const mine = { tags: ['hero', 'oak', 'mine'] };
  expect(rebased(base, mine, { tags: ['low', 'oak', 'theirs'] })).toEqual({
    tags: ['oak', 'theirs', 'mine'],
  });
  expect(rebased(base, { tags: ['oak', 'low', 'hero'] }, base)).toEqual({ tags: ['oak', 'low', 'hero'] });
});

test('a permission that somebody else took away meanwhile stays away', () => {
  const base = {
    rules: [
      { action: 'read', subject: 'Item' },
      { action: 'delete', subject: 'Item' },
    ],
  };
  const mine = { rules: [...base.rules, { action: 'create', subject: 'Item' }] };
  const theirs = { rules: [{ action: 'read', subject: 'Item' }] };
  expect(rebased(base, mine, theirs)).toEqual({
    rules: [
      { action: 'read', subject: 'Item' },
      { action: 'create', subject: 'Item' },
    ],
  });
});

test('what is taken of theirs stays theirs, also one of the values that are kept together', () => {
  const base = { name: 'Sofa', city: 'Salem', customFields: { finish: 'Oiled', seat: '18' } };
  const mine = { name: 'Couch', city: 'Bend', customFields: { finish: 'Waxed', seat: '20' } };
  const theirs = { name: 'Settee', city: 'Salem', customFields: { finish: 'Raw', seat: '19' } };
  expect(rebased(base, mine, theirs, new Set(['name', 'customFields.seat']))).toEqual({
    name: 'Settee',
    city: 'Bend',
    customFields: { finish: 'Waxed', seat: '19' },
  });
});

test('what they changed is told one by one, and is contested only where I made something else of it', () => {
  const base = { name: 'Sofa', city: 'Salem', zip: '1', tags: ['oak'], customFields: { finish: 'Oiled' } };
  const mine = { ...base, name: 'Couch', zip: '2', tags: ['oak', 'mine'] };
  const theirs = {
    name: 'Settee',
    city: 'Bend',
    zip: '2',
    tags: ['oak', 'theirs'],
    customFields: { finish: 'Raw' },
  };
  expect(theirChanges(base, mine, theirs)).toEqual([
    { path: 'name', before: 'Sofa', theirs: 'Settee', mine: 'Couch', contested: 'one' },
    { path: 'city', before: 'Salem', theirs: 'Bend', mine: 'Bend', contested: null },
    { path: 'zip', before: '1', theirs: '2', mine: '2', contested: null },
    {
      path: 'tags',
      before: ['oak'],
      theirs: ['oak', 'theirs'],
      mine: ['oak', 'theirs', 'mine'],
      contested: 'both',
    },
    { path: 'customFields.finish', before: 'Oiled', theirs: 'Raw', mine: 'Raw', contested: null },
  ]);
});

test('of two lists only what is added and removed is told, unless one was empty or has another order', () => {
  expect(listDifference(['oak', 'low'], ['oak', 'tall'])).toEqual({ added: ['tall'], removed: ['low'] });
  expect(listDifference([{ subject: 'Item' }], [{ subject: 'Item' }, { subject: 'Vendor' }])).toEqual({
    added: [{ subject: 'Vendor' }],
    removed: [],
  });
  expect([listDifference([], ['oak']), listDifference(['a', 'b'], ['b', 'a'])]).toEqual([null, null]);
});
