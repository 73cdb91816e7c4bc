import type { Label, LabelTarget } from '@archway/contract/inventory/labels/label';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { addLabels } from './add-labels.ts';
import { findLabels } from './label-store.ts';
import { maySeeMoves } from './seen-rules.ts';
import { findThings } from './target-store.ts';

type On = { readonly kind: LabelTarget; readonly targetId: string };

/** One more label for a thing, to show or to print; those it has keep working. */
export const makeLabel = async (
  { db, actor, record, services: { config } }: ChangeContext,
  { kind, targetId }: On,
): Promise<Label> => {
  if (kind === 'move' && !maySeeMoves(actor.ability)) throw noSuchThing();
  const thing = await requireThing(db, { kind, targetId });
  const ids = await addLabels(db, actor, [{ kind, targetId }]);
  const [label] = await findLabels(db, ids, config.PUBLIC_URL);
  if (!label) throw new Error('The label is not there.');
  await record({ id: label.id, name: thing.name });
  return label;
};

/** What a label is to be put on. */
export const requireThing = async (db: OrgDb, { kind, targetId }: On) => {
  const [thing] = await findThings(db, kind, [targetId]);
  if (!thing) throw noSuchThing();
  return thing;
};

const noSuchThing = () => fieldProblem('targetId', 'errors.notFound');
