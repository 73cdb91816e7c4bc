import { nextStatuses } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { OrgDb } from '../platform/db/db.ts';
import { findDesign, type LockedStaging } from './staging-store.ts';

/** What a staging may become, with its design as it stands. */
export const legalSteps = async (
  db: OrgDb,
  { id, status }: Pick<LockedStaging, 'id' | 'status'>,
): Promise<StagingStatus[]> => nextStatuses({ status, designStatus: (await findDesign(db, id)).status });
