import type { LabelsQuery } from '@archway/contract/inventory/labels/label';
import type * as z from 'zod';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { labelPage } from './label-store.ts';

/** Labels, of one thing or of all, a page at a time. */
export const listLabels = ({ db, services: { config } }: ReadContext, query: z.output<typeof LabelsQuery>) =>
  labelPage(db, query, config.PUBLIC_URL);
