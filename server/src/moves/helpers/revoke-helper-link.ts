import { problem } from '@archway/contract/kernel/api/problem';
import type { HelperLinkId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { moveName } from '../get-move.ts';
import { endHelpersOf } from './end-helpers.ts';
import { revokeLinkRow } from './helper-link-store.ts';

/** Ends a link, and the work of everybody who joined by it. What they recorded stays. */
export const revokeHelperLink = async (
  { db, services, clock, record }: ChangeContext,
  { id }: { id: HelperLinkId },
) => {
  const link = await revokeLinkRow(db, id, clock.now());
  if (!link) throw problem('not_found', 'That link doesn’t exist, or it was revoked before.');
  await endHelpersOf(db, services, link.id);
  await record({ id: link.moveId, name: moveName(link, { name: link.stagingName }) });
  return { ok: true as const };
};
