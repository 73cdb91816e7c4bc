import { createHash } from 'node:crypto';
import type { Picture } from '@archway/contract/files/picture';
import { problem } from '@archway/contract/kernel/problem';
import { record } from '../audit/record.ts';
import type { OrgDb } from '../platform/db/db.ts';
import type { Actor } from '../platform/http/request-context.ts';
import {
  findPictureByDigest,
  holdPictureByDigest,
  noteLoose,
  type PictureRow,
  placeOf,
} from './file-store.ts';
import { type Keeping, keepPicture } from './keep-picture.ts';
import { makeSizes } from './make-sizes.ts';

type Change = (work: (db: OrgDb, actor: Actor) => Promise<Picture>) => Promise<Picture>;

/** Takes a picture in. The file itself is not kept; and taken in again it is the same picture. */
export const uploadPicture = async (
  services: Keeping,
  actor: Actor,
  file: File,
  change: Change,
): Promise<Picture> => {
  const content = Buffer.from(await file.arrayBuffer());
  const digest = createHash('sha256').update(content).digest();
  if (await services.db.inOrg(actor.orgId, (db) => findPictureByDigest(db, digest)))
    return change((db, by) => takeAgain(services, db, by, digest));
  const made = await makeSizes(content);
  return keepPicture(services, actor.orgId, { made, digest }, ({ addRow }) =>
    change(async (db, by) => taken(services, db, by, await addRow(db, by.userId))),
  );
};

const takeAgain = async (services: Keeping, db: OrgDb, by: Actor, digest: Buffer): Promise<Picture> => {
  const picture = await holdPictureByDigest(db, digest);
  if (!picture)
    throw problem('unavailable', 'This picture was just swept away. Send it again.', { retryAfter: 1 });
  return taken(services, db, by, picture);
};

/** Nothing refers to it yet, or perhaps no longer: its day begins now. */
const taken = async ({ clock }: Keeping, db: OrgDb, by: Actor, picture: PictureRow): Promise<Picture> => {
  await noteLoose(db, placeOf(db, picture.id), clock.now());
  await record(db, by, 'picture.uploaded', { type: 'Picture', id: picture.id });
  return picture;
};
