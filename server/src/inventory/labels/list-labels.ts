import type { LabelsQuery } from '@archway/contract/inventory/labels/label';
import type * as z from 'zod';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { labelPage } from './label-store.ts';
import { maySeeMoves } from './seen-rules.ts';

/** Labels, of one thing or of all, a page at a time. */
export const listLabels = async (
  { db, actor, services: { config } }: ReadContext,
  query: z.output<typeof LabelsQuery>,
) => {
  const { ability } = await actor;
  return labelPage(db, query, { publicUrl: config.PUBLIC_URL, maySeeMoves: maySeeMoves(ability) });
};
