import { deleteDatabases } from './forget.ts';
import { subscribeSession } from './session.ts';
import { isSame, whoIsHere } from './who-is-here.ts';

/** What was kept with other rights may hold what is not theirs to see any more: it is deleted. Answers how to stop. */
export const followRights = () => {
  let before = whoIsHere();
  return subscribeSession(() => {
    const now = whoIsHere();
    if (before && before.owner === now?.owner && !isSame(before, now)) void deleteDatabases();
    before = now;
  });
};
