import { crc32, deflateSync } from 'node:zlib';

type Color = readonly [red: number, green: number, blue: number];

/** A picture of one color, as a file that a person could choose. */
export const pngFile = (name: string, color: Color, size = { width: 320, height: 240 }) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: png(color, size),
});

const png = (color: Color, { width, height }: { width: number; height: number }): Buffer => {
  const line = Buffer.concat([Buffer.of(0), Buffer.concat(Array(width).fill(Buffer.from(color)))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, red green blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (kind: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
