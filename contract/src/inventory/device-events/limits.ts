/* How much of what a device sends at once. */

/** Events of one call. */
export const mostEvents = 500;
/** Characters of one event, as JSON: many times what one needs. */
export const longestEvent = 2000;
