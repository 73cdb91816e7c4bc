import type { OrgId, StagingId } from '@archway/contract/kernel/ids';
import type { Services } from '../../platform/services.ts';
import { findTold, lockBumpedJob, takeUntold } from './bumped-store.ts';
import { bumpedMail } from './mails/bumped-mail.ts';

/** Mails the designer of a job what was taken away from it, and by which other. */
export const tellBumped = async ({ db, mailer, config }: Services, orgId: OrgId, id: StagingId) => {
  await db.inOrg(orgId, async (bound) => {
    const job = await lockBumpedJob(bound, id);
    const losses = await takeUntold(bound, id);
    if (!job || losses.length === 0) return;
    for (const { email, locale, isDesigner } of await findTold(bound, id))
      await mailer.send(bound, {
        to: email,
        ...bumpedMail(locale, {
          ...job,
          losses,
          isDesigner,
          url: `${config.PUBLIC_URL}/stagings/${id}/details`,
        }),
      });
  });
};
