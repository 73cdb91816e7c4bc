import { createHash } from 'node:crypto';
import type { Picture } from '@archway/contract/files/picture';
import { problem } from '@archway/contract/kernel/api/problem';
import type { ChangeContext, FileContext } from '../platform/http/calls/use-case-context.ts';
import {
  findPictureByDigest,
  folderOf,
  lockPictureByDigest,
  noteLoose,
  type PictureRow,
} from './file-store.ts';
import { keepPicture } from './keep-picture.ts';
import { makeSizes } from './make-sizes.ts';

/** Takes a picture in. The file itself is not kept; and taken in again it is the same picture. */
export const uploadPicture = async (
  { services, actor, change }: FileContext,
  { file }: { file: File },
): Promise<Picture> => {
  const content = Buffer.from(await file.arrayBuffer());
  const digest = createHash('sha256').update(content).digest();
  if (await services.db.inOrg(actor.orgId, (db) => findPictureByDigest(db, digest)))
    return change((context) => takeAgain(context, digest));
  const made = await makeSizes(content);
  return keepPicture(services, actor.orgId, { made, digest }, ({ addRow }) =>
    change(async (context) => taken(context, await addRow(context.db, context.actor.userId))),
  );
};

const takeAgain = async (context: ChangeContext, digest: Buffer): Promise<Picture> => {
  const picture = await lockPictureByDigest(context.db, digest);
  if (!picture)
    throw problem('unavailable', 'This photo was just cleaned up. Upload it again.', { retryAfter: 1 });
  return taken(context, picture);
};

/** Nothing refers to it yet, or perhaps no longer: its day begins now. */
const taken = async ({ db, clock, record }: ChangeContext, picture: PictureRow): Promise<Picture> => {
  await noteLoose(db, folderOf(db, picture.id), clock.now());
  await record({ id: picture.id });
  return picture;
};
