import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { reviewPage } from './review-store.ts';

/** What devices sent and waits for somebody. */
export const listReviews = ({ db }: ReadContext, query: Parameters<typeof reviewPage>[1]) =>
  reviewPage(db, query);
