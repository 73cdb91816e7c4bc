import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OrgId, UserId } from '@archway/contract/kernel/ids';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { owner } from '../../../test/people.ts';
import { show, sizes } from '../../../test/pictures.ts';
import { useTestApp } from '../../../test/test-app.ts';
import { canvas } from './canvas.ts';
import { demoDrawings } from './demo-drawings.ts';
import { drawPiece, type Piece } from './draw-piece.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { keepDrawnPicture } from './keep-demo-pictures.ts';

const app = useTestApp();
const folder = mkdtempSync(join(tmpdir(), 'archway-drawings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lamp = demoDrawings[29]?.[0] as Piece; // the catalogue has forty pieces
const desk = demoDrawings[26]?.[0] as Piece;

test('every piece of the demo catalogue has a picture, and some a second one', () => {
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

test('a piece is drawn the same every time, and in its own colour', () => {
  for (const piece of [lamp, desk]) {
    const svg = drawPiece(piece);
    expect(drawPiece({ ...piece }) === svg).toBe(true);
    expect(drawPiece({ ...piece, colour: '#00ff00', secondColour: '#ff00ff' }) === svg).toBe(false);
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

test('pictures are drawn once by a process of its own and then found, also by others', {
  timeout: 120_000,
}, async () => {
  const first = await drawnPictures([lamp, desk], [folder]);
  expect(first.map(({ width, height }) => [width, height])).toEqual([
    [1200, 900],
    [1200, 900],
  ]);
  for (const { sizes: made, tint } of first) {
    expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    for (const size of sizes) expect((await sharp(made[size]).metadata()).format).toBe('webp');
  }
  const start = performance.now();
  const second = await drawnPictures([lamp, desk], [join(folder, 'elsewhere'), folder]);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(second).toEqual(first);
  await expect(drawnPictures([lamp], ['/dev/null/nowhere'])).rejects.toThrow('Nothing can be written');
});

test('several who want the same pictures at once draw them once, also after one of them was killed', {
  timeout: 120_000,
}, async () => {
  const place = join(folder, 'shared');
  const drawings = () => readdirSync(place).filter((name) => /-\w{12}$/.test(name));
  const wanting = [1, 2, 3].map(() => drawnPictures([desk], [place]));
  const drawn = new Set<string>();
  const watching = setInterval(() => {
    if (existsSync(place)) for (const name of drawings()) drawn.add(name);
  }, 5);
  const [first, ...others] = await Promise.all(wanting);
  clearInterval(watching);
  expect(drawn.size).toBe(1);
  expect(others).toEqual([first, first]);

  const [name = ''] = readdirSync(place);
  rmSync(join(place, name), { recursive: true });
  mkdirSync(join(place, `${name}.claim`));
  utimesSync(join(place, `${name}.claim`), 0, 0);
  expect(await drawnPictures([desk], [place])).toEqual(first);
  expect(readdirSync(place)).toEqual([name]);
});

test('a drawn picture is kept for an organization like any other', { timeout: 120_000 }, async () => {
  const robin = await owner(app);
  const orgId = robin.user.activeOrganization?.id as OrgId; // whoever signs up has one
  const [made] = await drawnPictures([lamp, desk], [folder]);
  const by = { createdBy: robin.user.id as UserId }; // as the sign-up made it
  const id = await keepDrawnPicture(app.services, orgId, made!, by);
  expect(await keepDrawnPicture(app.services, orgId, made!, by)).toBe(id);
  const shown = await show(app, robin, id, 'large');
  expect([shown.status, shown.content.equals(made!.sizes.large)]).toEqual([200, true]);
  const inside = await app.services.db.inOrg(orgId, (db) =>
    keepDrawnPicture(app.services, orgId, made!, { ...by, db }),
  );
  expect(inside).toBe(id);
});
