import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import type { Windows } from './free-stays.ts';

export type Conflict = {
  readonly clashes: readonly Clash[];
  readonly windows: Windows;
  /** What was chosen as a replacement is gone: the clashes are those of before. */
  readonly takenMeanwhile: boolean;
};

/** What a refusal says of who holds what; nothing for other problems. */
export const conflictOf = ({ code, facts }: ApiProblem): Conflict | undefined =>
  code === 'promised_elsewhere'
    ? {
        clashes: facts['clashes'] as Clash[], // as the server wrote them
        windows: {
          earliest: (facts['earliest'] ?? null) as string | null,
          latestEnd: (facts['latestEnd'] ?? null) as string | null,
        },
        takenMeanwhile: facts['takenMeanwhile'] === true,
      }
    : undefined;
