import type { Label } from '@archway/contract/inventory/label';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { addLabels } from './add-labels.ts';
import { findLabels } from './label-store.ts';

/** Labels that are on nothing yet: whoever scans one puts it on something. */
export const makeBlankLabels = async (
  db: OrgDb,
  actor: Actor,
  { config }: Services,
  quantity: number,
): Promise<{ rows: Label[] }> => {
  const ids = await addLabels(
    db,
    actor,
    Array.from({ length: quantity }, () => blank),
  );
  await record(db, actor, 'label.blanks-made', { type: 'label', id: null, name: String(quantity) });
  return { rows: await findLabels(db, ids, config.PUBLIC_URL) };
};

const blank = { kind: 'blank', targetId: null } as const;
