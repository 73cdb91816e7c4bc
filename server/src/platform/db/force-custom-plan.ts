import type { OrgDb } from './db.ts';

/**
 * Before a statement whose best plan depends on how large the organization is or how much a filter leaves: PostgreSQL
 * would soon take one plan for all of them. Goes with the statement, in the same trip, and ends with the transaction.
 */
export const forceCustomPlan = ({ sql }: OrgDb) => sql`set local plan_cache_mode = force_custom_plan`;
