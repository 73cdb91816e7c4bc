import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { listReviews } from './list-reviews.ts';
import { resolveReview } from './resolve-review.ts';
import { sendEvents } from './send-events.ts';

const { deviceEvents } = os;

export const deviceEventRoutes = {
  send: serve(deviceEvents.send, sendEvents),
  reviews: serve(deviceEvents.reviews, listReviews),
  resolve: serve(deviceEvents.resolve, resolveReview),
};
