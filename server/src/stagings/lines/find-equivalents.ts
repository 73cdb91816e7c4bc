import type { ItemId, StagingId } from '@archway/contract/kernel/ids';
import type { Equivalent } from '@archway/contract/stagings/line';
import { couldStandIn, likeness } from '@archway/contract/stagings/promises/likeness';
import { findToday } from '../../organizations/find-today.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { noSuchStaging } from '../get-staging.ts';
import { findStay } from '../staging-store.ts';
import { heldUntil, requireStayOf } from '../stay-rules.ts';
import { findCandidates, findLooks } from './equivalent-store.ts';

const mostShown = 12;

type Input = {
  readonly id: StagingId;
  readonly itemId: ItemId;
  readonly quantity: number;
  readonly installOn?: string | undefined;
  readonly endsOn?: string | undefined;
};

/**
 * Items that could take the place of another on the days of a job, or on others it thinks about: those of its category
 * first, of each the most alike.
 */
export const findEquivalents = async (
  { db, clock }: ReadContext,
  { id, itemId, quantity, ...stay }: Input,
): Promise<{ rows: Equivalent[]; from: string; to: string }> => {
  const today = await findToday(db, clock.now());
  const staging = await findStay(db, id);
  if (!staging) throw noSuchStaging();
  const [installOn, endsOn] = [stay.installOn ?? staging.installOn, stay.endsOn ?? staging.endsOn];
  requireStayOf(staging, { installOn, endsOn }, today);
  const days = { from: installOn, to: heldUntil(staging.status, endsOn, today) };
  const looks = await findLooks(db, itemId);
  if (!looks) return { rows: [], ...days };
  const candidates = await findCandidates(db, { ...days, itemId, quantity });
  const rows = candidates
    .flatMap(({ itemId: candidate, name, coverId, free, ...its }) => {
      const alike = likeness(looks, its);
      const { monthlyRent } = its;
      return couldStandIn(looks, its, alike)
        ? [{ itemId: candidate, name, coverId, free, monthlyRent, ...alike }]
        : [];
    })
    .sort(
      (one, other) =>
        Number(other.category === 1) - Number(one.category === 1) || other.likeness - one.likeness,
    )
    .slice(0, mostShown);
  return { rows, ...days };
};
