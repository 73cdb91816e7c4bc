import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileId, OrgId, UserId } from '@archway/contract/kernel/ids';
import { type Keeping, keepPicture } from '../../files/keep-picture.ts';
import type { MadePicture } from '../../files/sizes-of-pixels.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { Services } from '../../platform/services.ts';
import { demoDrawings } from './demo-drawings.ts';
import { drawnPictures } from './drawn-pictures.ts';

/** The drawn pictures of the demo catalogue by the number of the piece, the one to show first first. */
export type DemoPictures = ReadonlyMap<number, readonly MadePicture[]>;

/** Draws them, or finds them drawn: in the repository's cache, or else in the data folder. */
export const drawDemoPictures = async (
  { config }: Pick<Services, 'config'>,
  signal?: AbortSignal,
): Promise<DemoPictures> => {
  const pieces = Object.entries(demoDrawings).flatMap(([number, views]) =>
    views.map((view) => ({ number: Number(number), view })),
  );
  const folders = [join(config.repo, '.cache/drawings'), join(config.ARCHWAY_DATA, 'drawings')];
  const drawn = await drawnPictures(
    pieces.map(({ view }) => view),
    folders,
    signal,
  );
  return Map.groupBy(drawn, (_, at) => pieces[at]?.number ?? 0);
};

/** Keeps a drawn picture for one organization. With its transaction, the row is written there; without, at once. */
export const keepDrawnPicture = async (
  services: Keeping,
  orgId: OrgId,
  made: MadePicture,
  { createdBy, db }: { readonly createdBy: UserId; readonly db?: OrgDb },
): Promise<FileId> => {
  const digest = createHash('sha256').update(made.sizes.large).digest();
  const { id } = await keepPicture(services, orgId, { made, digest }, ({ addRow }) =>
    db ? addRow(db, createdBy) : services.db.inOrg(orgId, (own) => addRow(own, createdBy)),
  );
  return id;
};
