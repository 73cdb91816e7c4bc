import type { Label } from '@archway/contract/inventory/label';
import type { LabelId } from '@archway/contract/kernel/ids';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../../audit/record.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { findLabels, lockLabel, revokeLabelRow } from './label-store.ts';

/** Retires a label. It stays known, so that whoever scans it is told so. */
export const revokeLabel = async (
  db: OrgDb,
  actor: Actor,
  { config }: Services,
  id: LabelId,
): Promise<Label> => {
  const held = await lockLabel(db, { id });
  if (!held) throw problem('not_found', 'That label is not in this organization.');
  if (held.status === 'revoked') throw problem('conflict', 'This label is retired already.');
  await revokeLabelRow(db, id);
  const [label] = await findLabels(db, [id], config.PUBLIC_URL);
  if (!label) throw new Error('The label is not there.');
  const name = label.targetName ?? label.code;
  await record(db, actor, 'label.revoked', { type: 'label', id, name });
  return label;
};
