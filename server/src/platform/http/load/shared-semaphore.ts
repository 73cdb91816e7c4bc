import { makeSemaphore, type Semaphore } from '../../make-semaphore.ts';

type Sizes = { readonly all: number; readonly own: number };
const waiting = { patienceMs: 10_000, line: 500 };

/** A semaphore that organizations share. What is beyond an organization's own part waits in a line of its own, and nobody else behind it. */
export const makeSharedSemaphore = ({ all, own }: Sizes) => {
  const everybody = makeSemaphore({ size: all, ...waiting });
  const parts = new Map<string, { readonly semaphore: Semaphore; users: number }>();
  return {
    within: async <Result>(orgId: string, share: number, work: () => Promise<Result>): Promise<Result> => {
      const part = parts.get(orgId) ?? { semaphore: makeSemaphore({ size: own, ...waiting }), users: 0 };
      parts.set(orgId, part);
      part.users += 1;
      try {
        return await part.semaphore.within(share, () => everybody.within(share, work));
      } finally {
        part.users -= 1;
        if (part.users === 0) parts.delete(orgId);
      }
    },
  };
};
