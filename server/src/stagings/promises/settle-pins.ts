import type { ItemId, OrgId, ReservationId } from '@archway/contract/kernel/ids';
import { unservedOf } from '@archway/contract/stagings/promises/unserved';
import { findToday } from '../../organizations/find-today.ts';
import type { Services } from '../../platform/services.ts';
import { bumpPart, stockOf, takenFrom, usableUnits } from './promise-store.ts';

/**
 * After a piece was lost: enough may be left on every day, and still the pins leave no piece for somebody. Whoever that is
 * loses the promise, and is told, as everybody whose piece is gone. What is in a home is there.
 */
export const settlePins = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orgId: OrgId,
  itemId: ItemId,
) => {
  await db.inOrg(orgId, async (org) => {
    await stockOf(org, [itemId], { lock: true });
    const today = await findToday(org, clock.now());
    const taken = await takenFrom(org, [itemId], today);
    const usable = (await usableUnits(org, [itemId])).map(({ id }) => id);
    const inHomes = taken.flatMap(({ status, unitId }) => (status === 'out' && unitId ? [unitId] : []));
    const gone = unservedOf(
      [...new Set([...usable, ...inHomes])],
      taken.map(({ reservationId, status, from, ...promise }) => ({
        ...promise,
        id: reservationId,
        // What was before today hinders nobody any more.
        from: from < today ? today : from,
        isFixed: status === 'out',
      })),
    );
    for (const [id, quantity] of gone) await bumpPart(org, id as ReservationId, quantity); // ids of these promises
  });
};
