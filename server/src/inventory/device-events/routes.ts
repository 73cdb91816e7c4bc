import { os } from '../../platform/http/calls/front-door.ts';
import { serve } from '../../platform/http/calls/serve.ts';
import { dismissMany } from './dismiss-many.ts';
import type { FollowMoves } from './follow-moves.ts';
import { listReviews } from './list-reviews.ts';
import { resolveReview } from './resolve-review.ts';
import { sendEvents } from './send-events.ts';
import { sendPicture } from './send-picture.ts';

const { deviceEvents } = os;

export const deviceEventRoutes = (followMoves: FollowMoves) => ({
  send: serve(deviceEvents.send, sendEvents(followMoves)),
  sendPicture: serve(deviceEvents.sendPicture, sendPicture),
  reviews: serve(deviceEvents.reviews, listReviews),
  resolve: serve(deviceEvents.resolve, resolveReview(followMoves)),
  dismiss: serve(deviceEvents.dismiss, dismissMany),
});
