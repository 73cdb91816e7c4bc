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

test('of the rules of a role the rights that were given and taken are told', () => {
  const from = [
    { action: 'manage', subject: 'Category' },
    { action: 'read', subject: 'Item' },
  ];
  const to = [
    { action: 'read', subject: 'Category' },
    { action: 'read', subject: 'Item' },
    { action: 'update', subject: 'Item' },
    { action: 'read', subject: 'Cost' },
  ];
  expect(changesOf({ rules: { from, to } })).toEqual([
    {
      kind: 'added',
      field: 'rules',
      value: [
        { subject: 'Item', actions: ['update'] },
        { subject: 'Cost', actions: ['read'] },
      ],
    },
    {
      kind: 'removed',
      field: 'rules',
      value: [{ subject: 'Category', actions: ['create', 'update', 'delete'] }],
    },
  ]);
});

test('rules that come to the same rights are told to be different', () => {
  const conditions = { status: 'live' };
  const rule = { action: 'read', subject: 'Staging' };
  expect(changesOf({ rules: { from: [rule], to: [rule, { ...rule, conditions }] } })).toEqual([
    { kind: 'touched', field: 'rules' },
  ]);
});

test('of people in a list those are told who came, who went and who changed', () => {
  const ann = { name: 'Ann', phone: '1' };
  const change = {
    from: [ann, { name: 'Bo' }, { name: 'Di' }],
    to: [{ ...ann, phone: '2' }, { name: 'Cy' }, { name: 'Di' }],
  };
  expect(changesOf({ contacts: change })).toEqual([
    { kind: 'changed', field: 'contacts', from: [ann], to: [{ name: 'Ann', phone: '2' }] },
    { kind: 'added', field: 'contacts', value: [{ name: 'Cy' }] },
    { kind: 'removed', field: 'contacts', value: [{ name: 'Bo' }] },
  ]);
});

test('of a long list what came and what went is told', () => {
  const many = Array.from({ length: 20 }, (_, at) => `option ${at}`);
  expect(changesOf({ options: { from: many, to: [...many.slice(1), 'another'] } })).toEqual([
    { kind: 'added', field: 'options', value: ['another'] },
    { kind: 'removed', field: 'options', value: ['option 0'] },
  ]);
});

test('a fact is told whole, however long it is', () => {
  const codes = Array.from({ length: 30 }, (_, at) => `AW-${at}`);
  expect(changesOf({ codes })).toEqual([{ kind: 'fact', field: 'codes', value: codes }]);
});

test('a list whose order alone changed is told to be different', () => {
  expect(
    changesOf({ contacts: { from: [{ name: 'A' }, { name: 'B' }], to: [{ name: 'B' }, { name: 'A' }] } }),
  ).toEqual([{ kind: 'touched', field: 'contacts' }]);
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
