import { ApiProblem } from '../api/api-problem.ts';
import { subscribeSession } from '../session/session.ts';
import { readOwner } from '../session/stored-session.ts';
import { deliver, type Placed } from './deliver.ts';
import { existingOutbox } from './outbox.ts';
import { onOutboxChange, outboxChanged } from './outbox-changes.ts';
import type { DeviceFact } from './outbox-entry.ts';
import { outboxLock } from './outbox-names.ts';
import { setSending } from './outbox-state.ts';
import { makeRetryLoop } from './retry-loop.ts';

type Send = (facts: readonly DeviceFact[]) => Promise<readonly Placed[]>;

/**
 * Sends what waits on this device for as long as the app is open, whichever page is shown: when something is added, when the
 * network or the page comes back, when somebody signs in, and again and again while the server is away.
 */
export const sendOutbox = (send: Send) => {
  const onPlaced = (placed: readonly Placed[]) => outboxChanged({ kind: 'placed', placed });
  const work = async () => {
    const owner = readOwner();
    const store = owner ? await existingOutbox() : undefined;
    if (!owner || !store) return;
    const ours = async (facts: readonly DeviceFact[]) => {
      // Somebody else may have signed in meanwhile, here or in another tab: what is theirs is sent in their name only.
      if (readOwner() !== owner) throw new ApiProblem('unauthenticated', 'Another member is here.');
      return send(facts);
    };
    await deliver({ store, owner, send: ours, isRefusal, onPlaced });
  };
  const loop = makeRetryLoop({
    deliver: work,
    alone: inOneTab,
    retryAfterSeconds: (error) => (error instanceof ApiProblem ? error.retryAfterSeconds : undefined),
    onState: setSending,
  });
  const shown = () => {
    if (document.visibilityState === 'visible') loop.wake();
  };
  const stopHearing = onOutboxChange(({ kind }) => {
    if (kind === 'added') loop.added();
  });
  const stopSession = subscribeSession(loop.wake);
  addEventListener('online', loop.wake);
  document.addEventListener('visibilitychange', shown);
  loop.wake();
  return () => {
    stopHearing();
    stopSession();
    removeEventListener('online', loop.wake);
    document.removeEventListener('visibilitychange', shown);
    loop.stop();
  };
};

/** Without Web Locks two tabs may send the same twice, which the server counts once. */
const inOneTab = async (work: () => Promise<void>) => {
  if (!navigator.locks) return work();
  await navigator.locks.request(outboxLock, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};

/** The server read the call and will not take it. An ended session, a full hour or a server in trouble say nothing of it. */
const isRefusal = (error: unknown) =>
  error instanceof ApiProblem && [400, 404, 413, 422].includes(error.status);
