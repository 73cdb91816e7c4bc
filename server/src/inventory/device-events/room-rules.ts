import {
  mostOpenReviews,
  mostOpenReviewsWithoutRight,
  mostUnreadableWithoutRight,
} from '@archway/contract/inventory/device-events/limits';
import type { RecordRight } from '@archway/contract/inventory/device-events/record-rights';
import type { ReviewReason } from '@archway/contract/inventory/device-events/review';

type Open = { readonly open: number; readonly unreadable: number };

/** What of it is kept for somebody; the rest stays on the device. Of one member there are only so many. */
export const withRoom = <Review extends { readonly reason: ReviewReason }>(
  reviews: readonly Review[],
  { open, unreadable }: Open,
  right: RecordRight,
): Review[] => {
  const isTrusted = right !== 'nothing';
  let room = (isTrusted ? mostOpenReviews : mostOpenReviewsWithoutRight) - open;
  let roomForUnreadable = isTrusted ? room : mostUnreadableWithoutRight - unreadable;
  return reviews.filter(({ reason }) => {
    const isUnreadable = reason === 'malformed';
    if (room <= 0 || (isUnreadable && roomForUnreadable <= 0)) return false;
    room -= 1;
    if (isUnreadable) roomForUnreadable -= 1;
    return true;
  });
};
