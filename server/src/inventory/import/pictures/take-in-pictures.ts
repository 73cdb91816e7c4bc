import { createHash } from 'node:crypto';
import { largestPicture } from '@archway/contract/files/picture';
import { Problem } from '@archway/contract/kernel/api/problem';
import { keepPicture } from '../../../files/keep-picture.ts';
import { makeSizes } from '../../../files/make-sizes.ts';
import type { LockedImport } from '../import-store.ts';
import { readFile } from '../part-store.ts';
import type { ImportRef, ImportServices } from '../run/import-work.ts';
import { openPictureZip } from '../sheet/picture-zip.ts';
import { markBad, type WantedPicture, wantedPictures } from './picture-store.ts';

/**
 * Takes in the pictures that rows name and that are not here yet. They belong to nothing until the import is applied; if
 * that is never, they are swept away like any other. Which of them are none is written down.
 */
export const takeInPictures = async (
  services: ImportServices,
  { orgId }: ImportRef,
  held: LockedImport,
  beat: (progress: number) => Promise<void>,
) => {
  const wanted = await services.db.inOrg(orgId, (org) => wantedPictures(org, held.id));
  for (const [fileNo, pictures] of Map.groupBy(wanted, (picture) => picture.fileNo)) {
    const zip = await services.db.inOrg(orgId, (org) => readFile(org, held.id, fileNo));
    const { read } = await openPictureZip(Buffer.from(zip.buffer));
    for (const picture of pictures) {
      await takeIn(services, orgId, held, picture, await read(picture.entry, largestPicture));
      await beat(0.8 + (0.2 * wanted.indexOf(picture)) / wanted.length);
    }
  }
};

const takeIn = async (
  services: ImportServices,
  orgId: ImportRef['orgId'],
  held: LockedImport,
  { digest }: WantedPicture,
  content: Buffer,
) => {
  const isIt = createHash('sha256').update(content).digest().equals(digest);
  const made = isIt ? await makeSizes(content).catch(isNoPicture) : undefined;
  if (!made) return services.db.inOrg(orgId, (org) => markBad(org, held.id, digest));
  await keepPicture(services, orgId, { made, digest }, ({ addRow }) =>
    services.db.inOrg(orgId, (org) => addRow(org, held.createdBy)),
  );
};

/** What makes no picture is a wrong input there; anything else that goes wrong is no answer. */
const isNoPicture = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'invalid_input') return undefined;
  throw error;
};
