import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readDemoPictures, readPicturesIndex } from '../../../server/src/demo/demo-pictures.ts';
import { canvas } from './canvas.ts';
import { demoDrawings } from './demo-drawings.ts';
import { drawPiece, type Piece } from './draw-piece.ts';
import { drawToFolder } from './draw-to-folder.ts';
import { hashOfDrawings } from './hash-of-drawings.ts';

// Never in a process of the server: reading pictures that were sent forbids it to read drawings as pictures.
const folder = mkdtempSync(join(tmpdir(), 'archway-drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lamp = demoDrawings[29]?.[0] as Piece; // the catalog has forty pieces
const desk = demoDrawings[26]?.[0] as Piece;

test('every piece of the demo catalog has a picture, and some a second one', () => {
  expect(Object.keys(demoDrawings)).toEqual(Array.from({ length: 40 }, (_, at) => String(at + 1)));
  expect(Object.values(demoDrawings).flat().length).toBeGreaterThan(48);
});

test.each(Object.values(demoDrawings).map(([piece]) => [piece.kind, piece] as const))(
  'a %s is drawn whole, and of nothing but shapes',
  (_kind, piece) => {
    const svg = drawPiece(piece);
    // Without the tiles of its textures, in whose letters any word can be found.
    const shapes = svg.replaceAll(/data:image\/png;base64,[^"]*/g, '#tile');
    expect(/NaN|Infinity|undefined|<script|<foreignObject|\bon\w+=/.exec(shapes)?.[0]).toBeUndefined();
    expect([...shapes.matchAll(/href="([^"]*)"/g)].filter(([, to]) => !to?.startsWith('#'))).toEqual([]);
    const used = new Set([...shapes.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id));
    expect([...used].filter((id) => !shapes.includes(`id="${id}"`))).toEqual([]);
  },
);

test('a piece is drawn the same every time, and in its own color', () => {
  for (const piece of [lamp, desk]) {
    const svg = drawPiece(piece);
    expect(drawPiece({ ...piece }) === svg).toBe(true);
    expect(drawPiece({ ...piece, color: '#00ff00', secondColor: '#ff00ff' }) === svg).toBe(false);
  }
});

test('a wider piece is drawn wider', async () => {
  const widthOf = async (piece: Piece) => {
    const { data } = await sharp(Buffer.from(drawPiece({ ...piece, backdrop: '#e6dacd' })))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The line through the middle of the picture, against the paper behind it.
    const row = Array.from({ length: canvas.width }, (_, x) => data[(470 * canvas.width + x) * 3] ?? 0);
    const dark = row.flatMap((value, x) => (value < 150 ? [x] : []));
    return Math.max(...dark) - Math.min(...dark);
  };
  const dresser = demoDrawings[22]?.[0] as Piece; // as above
  expect(await widthOf({ ...dresser, width: 30 })).toBeLessThan((await widthOf(dresser)) * 0.8);
});

test('drawn pictures are found where they were put, in all sizes and with their facts', async () => {
  await drawToFolder(folder, { 26: [desk], 29: [lamp, { ...lamp, close: [0.5, 0.5] }] });
  const { drawnFrom, pictures } = await readPicturesIndex(folder);
  expect(drawnFrom).toBe(await hashOfDrawings());
  expect(pictures.map(({ number, width, height }) => [number, width, height])).toEqual([
    [26, 1200, 900],
    [29, 1200, 900],
    [29, 1200, 900],
  ]);
  const read = await readDemoPictures(folder);
  expect([...read].map(([number, views]) => [number, views.length])).toEqual([
    [26, 1],
    [29, 2],
  ]);
  for (const { sizes: made, tint } of [...read.values()].flat()) {
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    for (const content of Object.values(made)) expect((await sharp(content).metadata()).format).toBe('webp');
  }
});
