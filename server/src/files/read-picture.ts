import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';
import { Problem, problem } from '@archway/contract/kernel/api/problem';
import { FileId, type MoveId, type UserId } from '@archway/contract/kernel/ids';
import { asOrgDb, type OrgDb } from '../platform/db/db.ts';
import { knownCaller, type Visitor } from '../platform/http/calls/known-caller.ts';
import type { KnownCaller } from '../platform/http/calls/request-context.ts';
import { addressBudgets, householdOf } from '../platform/http/load/limits.ts';
import { findPicture, folderOf, type PictureRow } from './file-store.ts';
import { fileNameOf } from './keep-picture.ts';

export type RequestedPicture = {
  readonly id: string;
  readonly file: string;
  readonly token: string | undefined;
};

/** A picture that somebody may see: where it stands, and under which name it can be asked for again. */
export type ShownPicture = { readonly folder: string; readonly file: string; readonly etag: string };

/**
 * Finds a size of a picture for whoever the token names, by what the database says of them now. Without a live session
 * it is a matter of signing in; everything else that stands in the way is told apart from nothing being there by nobody.
 */
export const readPicture = async (
  visitor: Visitor,
  { id, file, token }: RequestedPicture,
  isShownToHelper: IsShownToHelper,
): Promise<ShownPicture> => {
  const { db, tokens, limits } = visitor.services;
  const claims = await tokens.readAccess(token);
  const { org } = claims;
  limits.spendMany(`picture:address:${householdOf(visitor.ip)}:organization:${org}`, addressBudgets.read);
  const size = sizeOf(file);
  const { success, data: fileId } = FileId.safeParse(id);
  if (!org || !size || !success) throw notThere();
  const row = await db.transaction(async (transaction) => {
    const bound = asOrgDb(transaction, org);
    const known = knownCaller(transaction, claims, visitor, { meta: toSeeItems });
    const found = findPicture(bound, fileId);
    const [right, picture] = await Promise.allSettled([known, found]);
    const actor = allowed(right);
    if (actor?.helping && !(await isShownToHelper(bound, actor.helping, { ...actor, pictureId: fileId })))
      return undefined;
    return picture.status === 'fulfilled' ? picture.value : failed(picture);
  });
  if (!row) throw notThere();
  return { folder: folderOf({ orgId: org }, row.id), file: fileNameOf(size), etag: `"${row.id}-${size}"` };
};

const toSeeItems: EndpointMeta = {
  access: { action: 'read', subject: 'Item' },
  change: false,
  limit: 'read',
  // Which of them is asked apart.
  ofHelper: true,
};

/** Whether a picture is one that somebody needs who helps with a move. */
export type IsShownToHelper = (
  db: OrgDb,
  moveId: MoveId,
  shown: { readonly userId: UserId; readonly pictureId: FileId },
) => Promise<boolean>;

const sizeOf = (file: string) =>
  (Object.keys(pictureSizes) as PictureSize[]).find((size) => fileNameOf(size) === file); // keys of a const object

const allowed = (right: PromiseSettledResult<KnownCaller>) => {
  if (right.status === 'fulfilled') return right.value.actor;
  if (right.reason instanceof Problem && right.reason.code === 'forbidden') throw notThere();
  throw right.reason;
};

const failed = (picture: PromiseSettledResult<PictureRow | undefined>) => {
  if (picture.status === 'rejected') throw picture.reason;
  return undefined;
};

const notThere = () => problem('not_found', 'There is no such picture.');
