import type { StagingId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { findTold, lockBumpedJob } from '../bumped/bumped-store.ts';
import { type MovedFacts, movedMail } from './mails/moved-mail.ts';

type Moved = Pick<MovedFacts, 'kind' | 'progress'> & { readonly id: StagingId };

/** Mails the designer of a job that its pieces are in the home, or out of it. Whoever completed it knows already. */
export const tellMoved = async (
  { db, actor, services: { mailer, config } }: ChangeContext,
  { id, ...moved }: Moved,
) => {
  const job = await lockBumpedJob(db, id);
  if (!job) return;
  const told = (await findTold(db, id)).filter(({ email }) => email !== actor.email);
  for (const { email, locale, isDesigner } of told)
    await mailer.send(db, {
      to: email,
      ...movedMail(locale, {
        ...job,
        ...moved,
        isDesigner,
        url: `${config.PUBLIC_URL}/stagings/${id}/details`,
      }),
    });
};
