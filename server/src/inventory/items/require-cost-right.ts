import { problem } from '@archway/contract/kernel/problem';
import type { Actor } from '../../platform/http/request-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';

/** Whoever may not see costs may not write over them either. */
export const requireCostRight = ({ ability }: Actor, costs: readonly (number | null | undefined)[]) => {
  if (costs.some((cost) => cost !== undefined && cost !== null) && !maySeeCosts(ability))
    throw problem('forbidden', 'Your role does not allow changing what pieces cost.');
};
