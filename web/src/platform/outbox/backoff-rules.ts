const first = 1000;
const longest = 60_000;

/**
 * How long to wait before the next try: twice as long each time, up to a minute, and never the same on two devices, so that
 * a crew coming up from a basement does not knock all at once. A server that says when to come again is believed.
 */
export const delayAfter = (failures: number, random = Math.random(), retryAfterSeconds = 0): number => {
  const most = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.max(retryAfterSeconds * 1000, most / 2 + (most / 2) * random);
};
