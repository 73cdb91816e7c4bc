import { addressOf } from '../base.ts';
import { becomeReach, getReach, subscribeReach } from './reach.ts';

const firstMs = 3000;
const longestMs = 60_000;
/** A server that was there for so long is back; one that comes and goes is asked less and less often. */
const steadyMs = 60_000;
const patienceMs = 4000;

/**
 * Asks again and again, more and more slowly, while the server is out of reach: whoever waits for it need not press anything.
 * Asks at once when the device has its network back, or the page is looked at again. Answers how to stop.
 */
export const watchReturn = (): (() => void) => {
  let wait = firstMs;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    timer = undefined;
    // A server that keeps calls waiting is heard by those calls.
    if (getReach() !== 'away') {
      since = Date.now();
      return;
    }
    if (Date.now() - since > steadyMs) wait = firstMs;
    timer = setTimeout(() => void knock(), wait);
    wait = Math.min(longestMs, wait * 2);
  };
  const knock = async () => {
    if (getReach() !== 'away') return;
    const isThere = navigator.onLine && document.visibilityState === 'visible' && (await answers());
    if (isThere) becomeReach('reached');
    else plan();
  };
  const atOnce = () => {
    if (document.visibilityState === 'visible') void knock();
  };
  // While there is no network nothing is called, and so nothing tells that the server is away.
  const lost = () => becomeReach('away');

  const stop = subscribeReach(plan);
  if (!navigator.onLine) lost();
  plan();
  addEventListener('online', atOnce);
  addEventListener('offline', lost);
  document.addEventListener('visibilitychange', atOnce);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('online', atOnce);
    removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', atOnce);
  };
};

/** A hotel's sign-in page answers too, but with something else. */
const answers = async () => {
  const answer = await fetch(addressOf('/livez'), {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  return Boolean(answer?.ok && !answer.headers.get('content-type')?.startsWith('text/html'));
};
