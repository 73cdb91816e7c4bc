import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type PictureSize, pictureSizes } from '../../contract/src/files/picture.ts';
import { drawnFileName, picturesFolder, readPicturesIndex } from '../../server/src/demo/demo-pictures.ts';
import { demoDrawings } from './drawings/demo-drawings.ts';
import { hashOfDrawings } from './drawings/hash-of-drawings.ts';

const sizes = Object.keys(pictureSizes) as PictureSize[]; // keys of a const object

test('the pictures in the repository are those of today’s drawings, each in its three sizes', async () => {
  const { drawnFrom, pictures } = await readPicturesIndex();
  const redraw = 'A drawing was changed. Draw the pictures anew: node scripts/demo-drawings/draw-pictures.ts';
  expect(drawnFrom, redraw).toBe(await hashOfDrawings());
  const numbers = Object.entries(demoDrawings).flatMap(([number, views]) => views.map(() => Number(number)));
  expect(
    pictures.map(({ number }) => number),
    redraw,
  ).toEqual(numbers);
  const files = numbers.flatMap((_, at) => sizes.map((size) => drawnFileName(at, size)));
  expect((await readdir(picturesFolder)).sort(), redraw).toEqual([...files, 'index.json'].sort());
});
