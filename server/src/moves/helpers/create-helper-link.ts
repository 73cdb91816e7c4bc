import { problem } from '@archway/contract/kernel/api/problem';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { MoveId } from '@archway/contract/kernel/ids';
import { type HelperDay, type HelperLink, mostOpenLinks } from '@archway/contract/moves/helpers/helper-link';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { findToday } from '../../organizations/find-today.ts';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { newOrganizationSecret } from '../../platform/tokens/organization-secret.ts';
import { moveName, requireMove } from '../get-move.ts';
import { findMove } from '../move-store.ts';
import { addLink, countOpenLinks, findLink } from './helper-link-store.ts';

/** Makes a link that opens one move for one day. Whoever has it can help; it is told once, and the log never tells it. */
export const createHelperLink = async (
  { db, actor, clock, services, record }: ChangeContext,
  { id, on }: { id: MoveId; on: HelperDay },
): Promise<HelperLink & { url: string }> => {
  const move = await requireMove(db, id);
  if (isMoveEnded(move.status))
    throw problem('conflict', 'This move is over: nobody can help with it anymore.');
  if ((await countOpenLinks(db, id, clock.now())) >= mostOpenLinks)
    throw problem('conflict', 'This move has enough links. Revoke one to make another.');
  const today = await findToday(db, clock.now());
  const day = on === 'today' ? today : move.scheduledOn;
  if (day < today) throw fieldProblem('on', 'errors.choice');
  const { secret, hash } = newOrganizationSecret(db.orgId);
  const linkId = await addLink(db, { moveId: id, day, hash, createdBy: actor.userId });
  const [link, facts] = [await findLink(db, linkId, clock.now()), await findMove(db, id)];
  if (!link || !facts) throw new Error('The new link is not there.');
  await record({ id, name: moveName(move, { name: facts.stagingName }) }, { day });
  return { ...link, url: `${services.config.PUBLIC_URL}/help/${secret}` };
};
