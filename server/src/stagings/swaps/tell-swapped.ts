import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { findTold, lockBumpedJob } from '../bumped/bumped-store.ts';
import type { LockedStaging } from '../staging-store.ts';
import { type SwappedPieces, swappedMail } from './mails/swapped-mail.ts';

type Told = {
  readonly job: LockedStaging;
  readonly forJob: LockedStaging;
  readonly swaps: readonly SwappedPieces[];
};

/** Mails the designer of a job which of its pieces became others, and for whom. */
export const tellSwapped = async ({ db, services }: ChangeContext, { job, forJob, swaps }: Told) => {
  const facts = await lockBumpedJob(db, job.id);
  if (!facts) return;
  const url = `${services.config.PUBLIC_URL}/stagings/${job.id}/details`;
  for (const { email, locale, isDesigner } of await findTold(db, job.id))
    await services.mailer.send(db, {
      to: email,
      ...swappedMail(locale, { ...facts, swaps, isDesigner, by: forJob.name, url }),
    });
};
