import type { ReviewsDismissal } from '@archway/contract/inventory/device-events/review';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { lockAllDevices } from './lock-store.ts';
import { countReviews, dismissReviews, dismissWaitingFor } from './review-store.ts';

/** Lets go of several scans for one reason. What was settled meanwhile stays as it is. */
export const dismissMany = async (
  context: ChangeContext,
  { ids, device, note }: ReviewsDismissal,
): Promise<{ dismissed: number }> => {
  const { db, actor, record } = context;
  // Nothing that waits is being recorded meanwhile.
  await lockAllDevices(db);
  if (ids && (await countReviews(db, ids)) < new Set(ids).size) throw fieldProblem('ids', 'errors.notFound');
  const resolution = { outcome: 'dismissed', by: actor.userId, note } as const;
  const dismissed = await dismissReviews(db, { ids, device }, resolution);
  if (dismissed.length === 0) {
    context.nothingChanged();
    return { dismissed: 0 };
  }
  await dismissWaitingFor(db, dismissed, resolution);
  await record({ id: null, name: null }, { reviews: dismissed.length, note });
  return { dismissed: dismissed.length };
};
