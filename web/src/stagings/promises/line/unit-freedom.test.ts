import type { LineId, UnitId } from '@archway/contract/kernel/ids';
import { expect, test } from 'vitest';
import { unitFreedom } from './unit-freedom.ts';

const unit = (id: string, custody: 'in_storage' | 'on_site' | 'in_repair' = 'in_storage') => ({
  id: id as UnitId,
  custody,
});
const holder = (unitId: string | null, status: 'firm' | 'soft' = 'firm') => ({
  lineId: 'line' as LineId,
  unitId: unitId as UnitId | null,
  status,
  name: 'Oak',
  to: '2027-03-01',
  endsOn: '2027-02-26',
});

test('a piece that is in a home today is free on days when nobody has it', () => {
  expect(unitFreedom(unit('a', 'on_site'), { free: 1, holders: [] })).toEqual({ is: 'free' });
});

test('a piece pinned by another staging is taken, though others of its item are free', () => {
  const answer = { free: 1, holders: [holder('a')] };
  expect(unitFreedom(unit('a'), answer)).toEqual({ is: 'pinned', holder: holder('a') });
  expect(unitFreedom(unit('b'), answer)).toEqual({ is: 'free' });
});

test('where none of an item is left, no piece of it is free', () => {
  expect(unitFreedom(unit('a'), { free: 0, holders: [holder(null)] })).toEqual({ is: 'taken' });
});

test('a soft hold, and what the line itself holds, stand in nobody’s way', () => {
  expect(unitFreedom(unit('a'), { free: 1, holders: [holder('a', 'soft')] })).toEqual({ is: 'free' });
  expect(unitFreedom(unit('a'), { free: 0, holders: [holder('a')] }, 'line')).toEqual({ is: 'free' });
});

test('what is in repair is not free on any day', () => {
  expect(unitFreedom(unit('a', 'in_repair'), { free: 2, holders: [] })).toEqual({ is: 'unusable' });
});
