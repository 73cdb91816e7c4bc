import { problem } from '@archway/contract/kernel/api/problem';

/** How much of something scarce one organization, or one member of it, may have at the same time, so that others always find some of it. */
export type Shares = {
  /** Takes one; answers how to give it back, which may be called twice. */
  take(owner: string): () => void;
};

/** `most` for each owner on this server. */
export const makeShares = (most: number, refusal: string): Shares => {
  const taken = new Map<string, number>();
  return {
    take: (owner) => {
      const mine = taken.get(owner) ?? 0;
      if (mine >= most) throw problem('too_many_requests', refusal, { retryAfter: 5 });
      taken.set(owner, mine + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (taken.get(owner) ?? 1) - 1;
        if (left > 0) taken.set(owner, left);
        else taken.delete(owner);
      };
    },
  };
};
