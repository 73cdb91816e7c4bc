import type { Label, LabelsQuery } from '@archway/contract/inventory/label';
import type { Page } from '@archway/contract/kernel/page';
import type * as z from 'zod';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { labelPage } from './label-store.ts';

export const listLabels = (
  db: OrgDb,
  { config }: Services,
  query: z.output<typeof LabelsQuery>,
): Promise<Page<Label>> => labelPage(db, query, config.PUBLIC_URL);
