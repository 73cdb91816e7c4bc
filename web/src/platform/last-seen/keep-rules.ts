const day = 24 * 3600 * 1000;

/** As long as a session lasts without being refreshed. */
export const longestMs = 7 * day;
export const mostAnswers = 300;
export const mostBytes = 10_000_000;
/** A move of fifteen hundred lines is the largest. */
export const mostBytesOfOne = 2_000_000;

type Kept = { readonly hash: string; readonly at: number; readonly bytes: number };

/** A clock that was set back does not make an answer last longer. */
export const isTooOld = (at: number, now: number) => at < now - longestMs || at > now + day;

/** Which answers go: those that are too old, and the oldest when there are too many or too much. */
export const answersToDrop = (kept: readonly Kept[], now: number): string[] => {
  let count = 0;
  let bytes = 0;
  return [...kept]
    .sort((one, other) => other.at - one.at)
    .filter((each) => {
      count += 1;
      bytes += each.bytes;
      return isTooOld(each.at, now) || count > mostAnswers || bytes > mostBytes;
    })
    .map(({ hash }) => hash);
};
