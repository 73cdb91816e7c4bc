import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSize, pictureSizes } from '@archway/contract/files/picture';
import { fileNameOf } from '../files/keep-picture.ts';
import type { MadePicture } from '../files/sizes-of-pixels.ts';

/** Drawn by scripts/demo-drawings/draw-pictures.ts, and part of the repository. */
export const picturesFolder = join(import.meta.dirname, 'pictures');

export type DrawnFacts = Pick<MadePicture, 'width' | 'height' | 'tint'> & {
  /** Of the piece in the demo catalog. */
  readonly number: number;
};

/** What `index.json` says. The files of the first picture are called `0-small.webp` and so on. */
export type PicturesIndex = {
  /** The hash of what they were drawn from. */
  readonly drawnFrom: string;
  readonly pictures: readonly DrawnFacts[];
};

/** The pictures of the demo catalog by the number of the piece, the one to show first first. */
export const readDemoPictures = async (
  folder = picturesFolder,
): Promise<ReadonlyMap<number, readonly MadePicture[]>> => {
  const { pictures } = await readPicturesIndex(folder);
  const read = pictures.map(async (facts, at) => ({ ...facts, sizes: await readSizes(folder, at) }));
  return Map.groupBy(await Promise.all(read), ({ number }) => number);
};

export const readPicturesIndex = async (folder = picturesFolder): Promise<PicturesIndex> =>
  JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));

export const drawnFileName = (at: number, size: PictureSize) => `${at}-${fileNameOf(size)}`;

const readSizes = async (folder: string, at: number) => {
  const files = (Object.keys(pictureSizes) as PictureSize[]).map(
    async (size) => [size, await readFile(join(folder, drawnFileName(at, size)))] as const,
  );
  return Object.fromEntries(await Promise.all(files)) as MadePicture['sizes']; // one for each size
};
