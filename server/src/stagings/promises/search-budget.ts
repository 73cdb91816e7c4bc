import { type Budget, newBudget } from '@archway/contract/stagings/promises/assign-units';
import type { OrgDb } from '../../platform/db/db.ts';

/** What a search may take once others have spent the rest: enough where it has not to be searched for long. */
const least = 10_000;

const budgets = new WeakMap<OrgDb, Budget>();

/**
 * Searches for pieces within one transaction, however many items and tries it takes, share one budget: everybody on the server
 * waits for them. What is easily found is found also after it is spent.
 */
export const withinBudget = <Found>(db: OrgDb, search: (budget: Budget) => Found): Found => {
  const whole = budgets.get(db) ?? newBudget();
  budgets.set(db, whole);
  const given = Math.max(least, whole.left);
  const own = { left: given };
  const found = search(own);
  whole.left -= given - own.left;
  return found;
};
