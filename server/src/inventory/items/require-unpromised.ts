import { problem } from '@archway/contract/kernel/api/problem';
import type { ItemId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import { firstFew } from '../first-few-rules.ts';
import { promisedAmong } from './item-store.ts';

/** What is promised to a staging stays in the catalog until it is let go. The items are locked already. */
export const requireUnpromised = async (
  db: OrgDb,
  items: readonly { readonly id: ItemId; readonly name: string }[],
) => {
  const promised = await promisedAmong(
    db,
    items.map(({ id }) => id),
  );
  const names = items.filter(({ id }) => promised.has(id)).map(({ name }) => name);
  if (names.length > 0)
    throw problem('in_use', `Promised to stagings: ${firstFew(names)}. Release them there first.`, {
      items: names.length,
    });
};
