import { createHash } from 'node:crypto';
import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import { type Keeping, keepPicture } from '../files/keep-picture.ts';
import type { MadePicture } from '../files/sizes-of-pixels.ts';

/** Keeps a picture of the demo for one organization. */
export const keepDemoPicture = async (
  services: Keeping,
  orgId: OrgId,
  made: MadePicture,
  createdBy: UserId,
): Promise<FileId> => {
  const digest = createHash('sha256').update(made.sizes.large).digest();
  const { id } = await keepPicture(services, orgId, { made, digest }, ({ addRow }) =>
    services.db.inOrg(orgId, (db) => addRow(db, createdBy)),
  );
  return id;
};
