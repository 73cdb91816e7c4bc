import { expect, test } from 'vitest';
import { cellAfter, cellKey, cellOfKey, lanesOf, weekAround } from './board-rules.ts';

test('a week holds the day, and begins where people there begin it', () => {
  expect(weekAround('2026-11-18', 0)[0]).toBe('2026-11-15');
  expect(weekAround('2026-11-18', 1)[0]).toBe('2026-11-16');
  expect(weekAround('2026-11-15', 1).at(-1)).toBe('2026-11-15');
});

const truck = { id: 't', name: 'Truck', active: true };
const old = { id: 'o', name: 'Old van', active: false };

test('vehicles in use have lanes, others where they drive; the last lane has none', () => {
  expect(lanesOf([truck, old], []).map(({ name }) => name)).toEqual(['Truck', null]);
  const driven = [
    { vehicleId: 'o', vehicleName: 'Old van' },
    { vehicleId: 'gone', vehicleName: 'Gone' },
    { vehicleId: null, vehicleName: null },
  ];
  expect(lanesOf([truck, old], driven).map(({ name }) => name)).toEqual(['Truck', 'Old van', 'Gone', null]);
});

test('arrow keys go from cell to cell and stop at the edges', () => {
  const grid = { days: ['2026-11-16', '2026-11-17'], lanes: lanesOf([truck], []) };
  const at = { day: '2026-11-16', vehicleId: 't' };
  expect(cellAfter(at, { days: 1, lanes: 0 }, grid)).toEqual({ day: '2026-11-17', vehicleId: 't' });
  expect(cellAfter(at, { days: -1, lanes: 1 }, grid)).toEqual({ day: '2026-11-16', vehicleId: null });
  expect(cellAfter(at, { days: 5, lanes: 5 }, grid)).toEqual({ day: '2026-11-17', vehicleId: null });
});

test('a cell is found again by its key, with and without a vehicle', () => {
  for (const cell of [
    { day: '2026-11-16', vehicleId: 't' },
    { day: '2026-11-16', vehicleId: null },
  ])
    expect(cellOfKey(cellKey(cell))).toEqual(cell);
  expect(cellOfKey('elsewhere')).toBeUndefined();
});
