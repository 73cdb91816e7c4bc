import type { OrgId } from '@archway/contract/kernel/ids';
import { softHoldDays } from '@archway/contract/stagings/staging-rules';
import { nightlyActions } from '@archway/contract/stagings/states';
import { findToday } from '../../organizations/find-today.ts';
import { record } from '../../platform/audit/record.ts';
import type { Services } from '../../platform/services.ts';
import { stagingName } from '../get-staging.ts';
import { piecesTold } from '../lines/pieces-told.ts';
import { extendOverdue } from './extend-overdue.ts';
import { endNight, expireSoftHolds, findNight, overdueStagings, recountEnded } from './night-store.ts';

const [, , holdsExpired] = nightlyActions;

/**
 * What happens by itself when a day is over: homes whose end has come renew or are held on, and soft holds that nobody asked
 * about expire. Each step finds out for itself whether it is still to be done, so that a night that was cut short, came late
 * or runs twice does everything once.
 */
export const endDay = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, orgId: OrgId) => {
  const now = clock.now();
  const { today, night } = await db.inOrg(orgId, async (org) => ({
    today: await findToday(org, now),
    night: await findNight(org),
  }));
  if (!night || night >= today) return;
  const overdue = await db.inOrg(orgId, (org) => overdueStagings(org, today));
  for (const id of overdue) await db.inOrg(orgId, (org) => extendOverdue(org, id, today));
  await db.inOrg(orgId, async (org) => {
    const before = new Date(now.getTime() - softHoldDays * 86_400_000);
    for (const { id, pieces, ...staging } of await expireSoftHolds(org, before))
      await record(
        org,
        null,
        holdsExpired,
        { id, name: stagingName(staging) },
        { pieces: piecesTold(pieces) },
      );
  });
  await db.inOrg(orgId, async (org) => {
    await recountEnded(org, night, today);
    await endNight(org, today);
  });
};
