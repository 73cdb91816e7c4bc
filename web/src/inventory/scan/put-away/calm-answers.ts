import type { PutAway, World } from './put-away.ts';

/**
 * Most scans are recorded within this: they are drawn and told once, as recorded. Only what takes longer is told to be looked
 * up meanwhile. Short enough that nobody notices it.
 */
const soonMs = 80;

/** Hears of every change but that a scan is looked up, which is told if it is still so a moment later. */
export const subscribeCalmly = (putAway: Pick<PutAway, 'get' | 'subscribe'>, listener: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    timer = undefined;
    listener();
  };
  const stop = putAway.subscribe(() => {
    if (putAway.get()[0]?.state !== 'sending') tell();
    else timer ??= setTimeout(tell, soonMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** The same for what is said. Whoever scans on meanwhile has the scan before answered first: each is, for itself. */
export const answerCalmly = (onAnswer: World['onAnswer']): World['onAnswer'] => {
  let waiting: { readonly key: string; readonly tell: () => void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (entry, isLatest) => {
    clearTimeout(timer);
    if (waiting && waiting.key !== entry.key) waiting.tell();
    waiting = undefined;
    if (entry.state !== 'sending') return onAnswer(entry, isLatest);
    const tell = () => {
      waiting = undefined;
      onAnswer(entry, isLatest);
    };
    waiting = { key: entry.key, tell };
    timer = setTimeout(tell, soonMs);
  };
};
