import { type Problem, problem } from '@archway/contract/kernel/api/problem';

/** Lets so many pieces of work run at once, or as many as take up so many bytes. */
export type Semaphore = {
  /** Waits for its share, in the order of arrival; whoever would wait too long is told to come back. */
  within<Result>(share: number, work: () => Promise<Result>): Promise<Result>;
};

export const makeSemaphore = ({
  size,
  patienceMs,
  line,
  refusal = tooMuch,
}: {
  readonly size: number;
  readonly patienceMs: number;
  /** How many may wait. */
  readonly line: number;
  /** What whoever would wait too long is told. */
  readonly refusal?: () => Problem;
}): Semaphore => {
  let free = size;
  const waiting: Waiting[] = [];

  const letIn = () => {
    while (waiting[0] && waiting[0].share <= free) {
      const next = waiting.shift();
      free -= next?.share ?? 0;
      next?.enter();
    }
  };

  const enter = (share: number) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= line) return reject(refusal());
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(refusal());
        letIn();
      };
      const timer = setTimeout(leave, patienceMs);
      const mine: Waiting = {
        share,
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(mine);
      letIn();
    });

  return {
    within: async (wanted, work) => {
      const share = Math.min(wanted, size);
      await enter(share);
      try {
        return await work();
      } finally {
        free += share;
        letIn();
      }
    },
  };
};

type Waiting = { readonly share: number; enter(): void };

const tooMuch = () =>
  problem('unavailable', 'Too much is being done at once right now. Try again in a moment.', {
    retryAfter: 5,
  });
