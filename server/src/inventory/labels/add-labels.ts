import type { LabelKind } from '@archway/contract/inventory/labels/label';
import type { LabelId } from '@archway/contract/kernel/ids';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/calls/request-context.ts';
import { newId } from '../../platform/ids.ts';
import { addLabelRows } from './label-store.ts';
import { newLabelCode } from './new-label-code.ts';

type Wanted = { readonly kind: LabelKind; readonly targetId: string | null };

/** Adds one label for each, in their order. A code that somebody has already is thrown again. */
export const addLabels = async (
  db: OrgDb,
  { userId }: Pick<Actor, 'userId'>,
  wanted: readonly Wanted[],
): Promise<LabelId[]> => {
  const ids = wanted.map(() => newId<LabelId>());
  let missing = wanted.map((label, index) => ({ ...label, id: ids[index] ?? newId<LabelId>() }));
  for (let tries = 0; missing.length > 0; tries += 1) {
    if (tries === 5) throw new Error('No free label code was found five times in a row.');
    const added = new Set(
      await addLabelRows(
        db,
        missing.map((label) => ({ ...label, code: newLabelCode() })),
        userId,
      ),
    );
    missing = missing.filter(({ id }) => !added.has(id));
  }
  return ids;
};
