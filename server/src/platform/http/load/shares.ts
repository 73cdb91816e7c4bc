import { problem } from '@archway/contract/kernel/api/problem';

/** How much of something scarce one organization may have at the same time, so that others always find some of it. */
export type Shares = {
  /** Takes one; answers how to give it back, which may be called twice. */
  take(orgId: string): () => void;
};

/** `most` for each organization on this server. */
export const makeShares = (most: number, refusal: string): Shares => {
  const taken = new Map<string, number>();
  return {
    take: (orgId) => {
      const mine = taken.get(orgId) ?? 0;
      if (mine >= most) throw problem('too_many_requests', refusal, { retryAfter: 5 });
      taken.set(orgId, mine + 1);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        const left = (taken.get(orgId) ?? 1) - 1;
        if (left > 0) taken.set(orgId, left);
        else taken.delete(orgId);
      };
    },
  };
};
