/* How much of what a device sends at once. */

/** Events of one call. */
export const mostEvents = 500;
/** Characters of one event, as JSON: many times what one needs. */
export const longestEvent = 2000;

/** Events that one member has waiting for somebody. Beyond that they stay on the device. */
export const mostOpenReviews = 5000;
/** The same of a member who may record nothing: enough for what they recorded while they still might. */
export const mostOpenReviewsWithoutRight = 500;
/** Of those, what nobody can read. */
export const mostUnreadableWithoutRight = 50;
/** Dismissed by one call that names them. */
export const mostDismissed = 500;

/** Pictures of one event. */
export const mostEventPictures = 6;
/** Bytes of a picture: several times what is left of one that the device has scaled down. */
export const largestEventPicture = 4 * 1024 * 1024;
/** Bytes of one part: what a slow connection carries in a few seconds, and loses when it is cut. */
export const largestPicturePart = 256 * 1024;
/** Bytes of every part but the last: a picture is at most so many calls as its size deserves. */
export const leastPicturePart = 64 * 1024;
