/** What the server says is open, those of this device first, and when it said so. */
export type OpenReviews = {
  readonly rows: readonly { readonly id: string; readonly device: string }[];
  readonly total: number;
  readonly toldAt: number;
};

/** What this device sent and the server could not record. */
export type SentToReview = { readonly id: string; readonly sentAt: number };

/**
 * Whether somebody has settled it. The server lists what is open: what it does not list is settled, unless it was asked
 * before that was sent, or there is more of this device than it listed.
 */
export const isSettled = ({ id, sentAt }: SentToReview, open: OpenReviews | undefined, device: string) => {
  if (!open || open.toldAt <= sentAt || open.rows.some((row) => row.id === id)) return false;
  return open.rows.length >= open.total || open.rows.some((row) => row.device !== device);
};
