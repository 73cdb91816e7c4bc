import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { fileNameOf } from '../../files/keep-picture.ts';
import { type MadePicture, sizesOfPixels } from '../../files/sizes-of-pixels.ts';
import { drawPiece, type Piece } from './draw-piece.ts';
import type { DrawnFacts } from './drawn-pictures.ts';

/**
 * Draws pieces into a folder, as a process of its own: drawing keeps a processor busy for seconds, and only here may
 * drawings be read as pictures, because all of them are our own.
 */
const drawAll = async (folder: string, pieces: readonly Piece[]) => {
  const facts: DrawnFacts[] = [];
  const waiting = pieces.entries();
  const work = async () => {
    for (const [at, piece] of waiting) {
      const { width, height, tint, sizes } = await render(drawPiece(piece));
      facts[at] = { width, height, tint };
      for (const [size, content] of Object.entries(sizes))
        await writeFile(join(folder, `${at}-${fileNameOf(size as keyof typeof sizes)}`), content); // keys of the record
    }
  };
  // While one is drawn here, another is turned into pixels beside.
  await Promise.all([work(), work()]);
  await writeFile(join(folder, 'index.json'), JSON.stringify(facts));
};

const render = async (svg: string): Promise<MadePicture> => {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sizesOfPixels(sharp, { data, raw: { width, height, channels } });
};

sharp.cache(false);
sharp.concurrency(1);
const [folder = '', pieces = '[]'] = process.argv.slice(2);
await drawAll(folder, JSON.parse(pieces)); // drawn-pictures.ts is the only caller
