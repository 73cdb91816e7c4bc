import { isRefusal, isUnanswered } from '../api/answer-rules.ts';
import { ApiProblem } from '../api/api-problem.ts';
import { subscribeSession } from '../session/session.ts';
import { readOwner } from '../session/stored-session.ts';
import { deliver } from './deliver.ts';
import { deliverPictures, type PictureDelivery } from './deliver-pictures.ts';
import { makeLockQueue } from './lock-queue.ts';
import { existingOutbox } from './outbox.ts';
import { onOutboxChange, outboxChanged } from './outbox-changes.ts';
import type { DeviceFact, Placed } from './outbox-entry.ts';
import { outboxLock } from './outbox-names.ts';
import { setSending } from './outbox-state.ts';
import { makeRetryLoop } from './retry-loop.ts';
import { unknownThere } from './set-aside.ts';

/** Both are made in the name of the owner, and not sent where that is not who is here by then. */
type Calls = {
  readonly send: (owner: string, facts: readonly DeviceFact[]) => Promise<readonly Placed[]>;
  readonly sendPart: PictureDelivery['sendPart'];
};

/**
 * Sends what waits on this device for as long as the app is open, whichever page is shown: when something is added, when the
 * network or the page comes back, when somebody signs in, and again and again while the server is away.
 */
export const sendOutbox = ({ send, sendPart }: Calls) => {
  const work = async () => {
    const owner = readOwner();
    const store = owner ? await existingOutbox() : undefined;
    if (!owner || !store) return;
    await store.retryOfOtherVersions(owner);
    await deliver({
      store,
      owner,
      send: (facts) => send(owner, facts),
      isRefusal,
      onPlaced: (placed, sentAt) => outboxChanged({ kind: 'placed', owner, placed, sentAt }),
    });
    await deliverPictures({ store, owner, sendPart, refusalIn: refusalOfPicture });
  };
  const queue = makeLockQueue(outboxLock, () => loop.run());
  const loop = makeRetryLoop({
    deliver: work,
    alone: queue.alone,
    retryAfterSeconds: (error) => (error instanceof ApiProblem ? error.retryAfterSeconds : undefined),
    onState: setSending,
  });
  const shown = () => {
    if (document.visibilityState === 'visible') loop.wake();
  };
  const stopHearing = onOutboxChange((change) => {
    if (change.kind === 'added' && change.owner === readOwner()) loop.added();
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
    queue.stop();
    loop.stop();
  };
};

const refusalOfPicture = (error: unknown) => {
  // So says a server, too, that was rolled back to before there was such a call.
  if (error instanceof ApiProblem && error.status === 404 && !isUnanswered(error)) return unknownThere;
  return isRefusal(error) ? 'refused' : undefined;
};
