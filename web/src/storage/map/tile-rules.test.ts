import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTiles, tileAddress, tileSize, tilesOf } from './tile-rules.ts';

const portland = { latitude: 45.5152, longitude: -122.6784 };

test('a place lies on the tile that every web map shows it on', () => {
  const { x, y } = inTiles(portland, 12);
  expect([Math.floor(x), Math.floor(y)]).toEqual([652, 1465]);
  expect(inTiles({ latitude: 0, longitude: 0 }, 1)).toEqual({ x: 1, y: 1 });
});

test('the tiles cover the whole box, wherever on earth it is', () => {
  const anywhere = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 6, max: 18 }), (at, zoom) => {
      const [width, height] = [640, 240];
      const tiles = tilesOf({ at, zoom, width, height });
      const lefts = tiles.map(({ left }) => left);
      const tops = tiles.map(({ top }) => top);
      expect(Math.min(...lefts)).toBeLessThanOrEqual(0);
      expect(Math.max(...lefts) + tileSize).toBeGreaterThanOrEqual(width);
      expect(Math.min(...tops)).toBeLessThanOrEqual(0);
      expect(Math.max(...tops) + tileSize).toBeGreaterThanOrEqual(height);
      for (const { x, y } of tiles) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThan(2 ** zoom);
      }
    }),
  );
});

test('a tile is asked for by its numbers', () => {
  expect(tileAddress('https://tile.example/{z}/{x}/{y}.png', { x: 652, y: 1465 }, 12)).toBe(
    'https://tile.example/12/652/1465.png',
  );
});
