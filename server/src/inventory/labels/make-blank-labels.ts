import type { Label } from '@archway/contract/inventory/labels/label';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { addLabels } from './add-labels.ts';
import { findLabels } from './label-store.ts';

/** Labels that are on nothing yet: whoever scans one puts it on something. */
export const makeBlankLabels = async (
  { db, actor, record, services: { config } }: ChangeContext,
  { quantity }: { quantity: number },
): Promise<{ rows: Label[] }> => {
  const ids = await addLabels(
    db,
    actor,
    Array.from({ length: quantity }, () => blank),
  );
  await record({ id: null, name: String(quantity) });
  return { rows: await findLabels(db, ids, config.PUBLIC_URL) };
};

const blank = { kind: 'blank', targetId: null } as const;
