import { makeSemaphore, type Semaphore } from '../../make-semaphore.ts';

type Refusal = Parameters<typeof makeSemaphore>[0]['refusal'];
type Sizes = {
  readonly all: number;
  readonly own: number;
  readonly line?: number;
  readonly refusal?: Refusal;
};
const patienceMs = 10_000;
const longestLine = 500;

/** A semaphore that organizations share. What is beyond an organization's own part waits in a line of its own, and nobody else behind it. */
export const makeSharedSemaphore = ({ all, own, line = longestLine, refusal }: Sizes) => {
  const everybody = makeSemaphore({ size: all, patienceMs, line: longestLine });
  const parts = makeSemaphores({ size: own, line, refusal });
  return {
    within: <Result>(orgId: string, share: number, work: () => Promise<Result>): Promise<Result> =>
      parts.within(orgId, share, () => everybody.within(share, work)),
  };
};

/** A semaphore for each key, for as long as somebody uses it. */
export const makeSemaphores = ({
  size,
  line,
  refusal,
}: {
  readonly size: number;
  readonly line: number;
  readonly refusal?: Refusal;
}) => {
  const byKey = new Map<string, { readonly semaphore: Semaphore; users: number }>();
  return {
    within: async <Result>(key: string, share: number, work: () => Promise<Result>): Promise<Result> => {
      const part = byKey.get(key) ?? {
        semaphore: makeSemaphore({ size, patienceMs, line, ...(refusal ? { refusal } : {}) }),
        users: 0,
      };
      byKey.set(key, part);
      part.users += 1;
      try {
        return await part.semaphore.within(share, work);
      } finally {
        part.users -= 1;
        if (part.users === 0) byKey.delete(key);
      }
    },
  };
};
