/** A call that was sent and is neither answered for good nor sent again. */
type Sent = { readonly token: string | undefined };
type Waiting = { patient: boolean; readonly go: () => void };

/** How long a replay waits for calls sent before it that are still on their way. */
const patience = 1000;

// A Set keeps the order of sending.
const running = new Set<Sent>();
const waiting = new Map<Sent, Waiting>();

export const callSent = (token: string | undefined): Sent => {
  const call = { token };
  running.add(call);
  return call;
};

export const callEnded = (call: Sent) => {
  running.delete(call);
  waiting.delete(call);
  release();
};

/**
 * Resolves when a refused call is to be sent again: after every call that was sent before it with the same token, so
 * that of two changes to one thing the later one still wins.
 */
export const turnToReplay = (call: Sent): Promise<void> =>
  new Promise((go) => {
    const one: Waiting = { patient: true, go };
    waiting.set(call, one);
    // Those who were refused together come here together: the first of them does not run ahead.
    setTimeout(release);
    // The timer itself says that the time is over: by the clock it may come a moment early, and nothing would come after it.
    setTimeout(() => {
      one.patient = false;
      release();
    }, patience);
  });

const release = () => {
  for (const call of [...running]) {
    const next = waiting.get(call);
    if (!next || (next.patient && isPreceded(call))) continue;
    running.delete(call);
    waiting.delete(call);
    next.go();
  }
};

const isPreceded = (call: Sent) => {
  for (const other of running) {
    if (other === call) return false;
    if (other.token === call.token) return true;
  }
  return false;
};
