import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../../contract/src/files/picture.ts';
import {
  type DrawnFacts,
  drawnFileName,
  type PicturesIndex,
} from '../../../server/src/demo/demo-pictures.ts';
import { type MadePicture, sizesOfPixels } from '../../../server/src/files/sizes-of-pixels.ts';
import { drawPiece, type Piece } from './draw-piece.ts';
import { hashOfDrawings } from './hash-of-drawings.ts';

/**
 * Draws pieces into a folder, by their number in the catalog. Never in a server: drawing keeps a processor busy for
 * seconds, and only here may drawings be read as pictures, because all of them are our own.
 */
export const drawToFolder = async (folder: string, drawings: Readonly<Record<number, readonly Piece[]>>) => {
  const pieces = Object.entries(drawings).flatMap(([number, views]) =>
    views.map((piece) => ({ number: Number(number), piece })),
  );
  const pictures: DrawnFacts[] = [];
  const waiting = pieces.entries();
  const work = async () => {
    for (const [at, { number, piece }] of waiting) {
      const { sizes, ...facts } = await render(drawPiece(piece));
      pictures[at] = { number, ...facts };
      for (const [size, content] of Object.entries(sizes))
        await writeFile(join(folder, drawnFileName(at, size as PictureSize)), content); // keys of the record
    }
  };
  // While one is drawn here, another is turned into pixels beside.
  await Promise.all([work(), work()]);
  const index: PicturesIndex = { drawnFrom: await hashOfDrawings(), pictures };
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
};

const render = async (svg: string): Promise<MadePicture> => {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sizesOfPixels(sharp, { data, raw: { width, height, channels } });
};
