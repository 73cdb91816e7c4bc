import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

test('a field that changed tells what it was and what it is', () => {
  expect(changesOf({ role: { from: 'crew', to: 'designer' } })).toEqual([
    { kind: 'changed', field: 'role', from: 'crew', to: 'designer' },
  ]);
});

test('of a group of settings only those that differ are told', () => {
  const before = { bufferDays: 2, noticeDays: 10 };
  expect(changesOf({ settings: { from: before, to: { ...before, noticeDays: 14 } } })).toEqual([
    { kind: 'changed', field: 'noticeDays', from: 10, to: 14 },
  ]);
});

test('a list is told to be different, not printed', () => {
  expect(changesOf({ rules: { from: [{ action: 'read' }], to: [] } })).toEqual([
    { kind: 'touched', field: 'rules' },
  ]);
});

test('a few words are told as they were and as they are', () => {
  expect(changesOf({ tags: { from: ['oak'], to: ['oak', 'low'] } })).toEqual([
    { kind: 'changed', field: 'tags', from: ['oak'], to: ['oak', 'low'] },
  ]);
});

test('anything else is a fact', () => {
  expect(changesOf({ role: 'viewer', added: 12 })).toEqual([
    { kind: 'fact', field: 'role', value: 'viewer' },
    { kind: 'fact', field: 'added', value: 12 },
  ]);
});

test('an entry without details tells nothing more', () => {
  expect(changesOf({})).toEqual([]);
});

test('a field named like something every object has is compared by what it holds', () => {
  const details = { customFields: { from: { toString: 'oak' }, to: { valueOf: 'pine', toString: 'oak' } } };
  expect(changesOf(details)).toEqual([
    { kind: 'changed', field: 'valueOf', from: undefined, to: 'pine', custom: 'text' },
  ]);
});

test('a custom field is told under its name, with its type', () => {
  const change = {
    from: { Finish: 'oiled', Seat: 450 },
    to: { Finish: 'waxed' },
    types: { Finish: 'choice', Seat: 'length' },
  };
  expect(changesOf({ customFields: change })).toEqual([
    { kind: 'changed', field: 'Finish', from: 'oiled', to: 'waxed', custom: 'choice' },
    { kind: 'changed', field: 'Seat', from: 450, to: undefined, custom: 'length' },
  ]);
});
