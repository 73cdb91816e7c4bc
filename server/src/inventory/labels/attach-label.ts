import type { AttachTarget, Label } from '@archway/contract/inventory/labels/label';
import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { findLabels, lockLabel, putLabelOn } from './label-store.ts';
import { requireThing } from './make-label.ts';

type Attachment = { readonly code: string; readonly kind: AttachTarget; readonly targetId: string };

/** Puts a blank label on a thing, for good: a label never changes what it leads to. */
export const attachLabel = async (
  { db, record, services: { config } }: ChangeContext,
  { code: text, kind, targetId }: Attachment,
): Promise<Label> => {
  const code = readLabelCode(text);
  const label = code === null ? undefined : await lockLabel(db, { code });
  if (!label) throw fieldProblem('code', 'errors.notFound');
  if (label.status === 'revoked') throw problem('conflict', 'This label is retired.');
  if (label.kind !== 'blank') throw problem('conflict', 'This label is already attached.');
  const thing = await requireThing(db, { kind, targetId });
  await putLabelOn(db, label.id, kind, targetId);
  await record({ id: label.id, name: thing.name });
  const [attached] = await findLabels(db, [label.id], config.PUBLIC_URL);
  if (!attached) throw new Error('The label is not there.');
  return attached;
};
