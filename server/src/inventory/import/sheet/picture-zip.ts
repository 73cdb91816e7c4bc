import { createHash } from 'node:crypto';
import { largestPicture } from '@archway/contract/files/picture';
import { pictureKey } from '../check/check-row-rules.ts';
import { openZip } from './open-zip.ts';
import { SheetFailure } from './sheet-failure.ts';

export type ZippedPicture = { readonly entry: string; readonly digest: Buffer };

const mostEntries = 5000;
/** Photos hardly shrink in a zip: what unpacks to more than this did not come from a camera. */
const mostBytes = 400 * 1024 * 1024;

/** The pictures of a zip by their names. Folders, notes and whatever else systems put into zips are passed over. */
export const openPictureZip = async (content: Buffer) => {
  const zip = await openZip(content, { entries: mostEntries, bytes: mostBytes });
  const pictures = zip.entries.filter(({ fileName }) => isPicture(fileName));

  const read = async (name: string, most: number): Promise<Buffer> => {
    const entry = pictures.find(({ fileName }) => fileName === name);
    if (!entry) throw new SheetFailure('unreadable');
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(entry, most)) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  /** Under its path, and under its own name when no other has the same. */
  const named = async (): Promise<Map<string, ZippedPicture>> => {
    const byName = new Map<string, ZippedPicture>();
    const own = Map.groupBy(pictures, ({ fileName }) => ownName(fileName));
    for (const { fileName, uncompressedSize } of pictures) {
      if (uncompressedSize > largestPicture) throw new SheetFailure('too_large');
      const digest = createHash('sha256')
        .update(await read(fileName, largestPicture))
        .digest();
      byName.set(pictureKey(fileName), { entry: fileName, digest });
      if (own.get(ownName(fileName))?.length === 1)
        byName.set(ownName(fileName), { entry: fileName, digest });
    }
    return byName;
  };

  return { read, named };
};

const ownName = (fileName: string) => pictureKey(fileName).replace(/^.*\//, '');

const isPicture = (fileName: string) =>
  /\.(jpe?g|png|webp|gif|avif)$/i.test(fileName) && !/(^|\/)(__MACOSX\/|\.)/.test(fileName);
