import type { Label } from '@archway/contract/inventory/labels/label';
import { problem } from '@archway/contract/kernel/api/problem';
import type { LabelId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { findLabels, lockLabel, revokeLabelRow } from './label-store.ts';
import { maySeeMoves } from './seen-rules.ts';

/** Retires a label. It stays known, so that whoever scans it is told so. */
export const revokeLabel = async (
  { db, actor, record, services: { config } }: ChangeContext,
  { id }: { id: LabelId },
): Promise<Label> => {
  const held = await lockLabel(db, { id });
  const isSeen = held && (held.kind !== 'move' || maySeeMoves(actor.ability));
  if (!isSeen) throw problem('not_found', 'That label is not in this organization.');
  if (held.status === 'revoked') throw problem('conflict', 'This label is already retired.');
  await revokeLabelRow(db, id);
  const [label] = await findLabels(db, [id], config.PUBLIC_URL);
  if (!label) throw new Error('The label is not there.');
  await record({ id, name: label.targetName ?? label.code });
  return label;
};
