import { addDays } from '@archway/contract/kernel/days';
import { assignUnits, newBudget, type Promised } from '@archway/contract/stagings/promises/assign-units';
import { expect, test } from 'vitest';
import type { OrgDb } from '../../platform/db/db.ts';
import { withinBudget } from './search-budget.ts';

const day = (number: number) => addDays('2027-01-01', number);
const promise = (id: string, from: number, to: number, unitId: string | null = null): Promised => ({
  id,
  from: day(from),
  to: day(to),
  quantity: 1,
  unitId,
});

const units = Array.from({ length: 14 }, (_, index) => `unit ${index}`);

/** On each day a piece is free for the long one, but on no two the same: every order of the others is tried before that is known. */
const hopeless = [
  ...units.map((unit, index) =>
    index === 0 ? promise('first', 75, 100, unit) : promise(unit, index === 1 ? 100 : 75 + index, 150, unit),
  ),
  ...units.slice(1).map((_, index) => promise(`short ${index}`, index, 70 - index)),
  promise('long', 71, 150),
];

test('however many items a request asks about, it searches no longer than for one', () => {
  const db = {} as OrgDb; // stands for a transaction
  let spent = 0;
  for (let item = 0; item < 50; item += 1)
    withinBudget(db, (budget) => {
      const given = budget.left;
      expect(assignUnits(units, hopeless, budget)).toBeUndefined();
      spent += given - budget.left;
    });
  expect(spent).toBeGreaterThan(newBudget().left);
  expect(spent).toBeLessThan(1.3 * newBudget().left);
});

test('what is easily found is found also after the budget is spent', () => {
  const db = {} as OrgDb; // stands for a transaction
  const easy = [promise('pin', 0, 10, 'unit 3'), promise('open', 5, 20)];
  withinBudget(db, (budget) => assignUnits(units, hopeless, budget));
  expect(withinBudget(db, (budget) => assignUnits(units, easy, budget))).toBeDefined();
});

test('another transaction has a budget of its own', () => {
  withinBudget({} as OrgDb, (budget) => assignUnits(units, hopeless, budget)); // stands for a transaction
  withinBudget({} as OrgDb, (budget) => expect(budget).toEqual(newBudget())); // stands for another
});
