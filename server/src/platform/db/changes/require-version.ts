import { problem } from '@archway/contract/kernel/api/problem';

/** Refuses a change that was made looking at an older state than the one there is now. */
export const requireVersion = (current: { readonly version: number }, seen: number) => {
  if (current.version !== seen) throw staleVersion({ version: current.version });
};

/** The same for a change that came too late without knowing what there is now. */
export const staleVersion = (facts: { readonly version?: number } = {}) =>
  problem(
    'stale_version',
    'Someone else changed this while you were editing. Reload it to see their changes.',
    facts,
  );
