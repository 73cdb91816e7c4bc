import { crc32, deflateSync, gzipSync } from 'node:zlib';
import { noise } from './pictures.ts';

/** A file as somebody could send it. `refused` when it is no picture whatever one makes of it. */
export type HostileFile = { readonly what: string; readonly content: Buffer; readonly refused?: true };

/** Stands in everything that must not come out again. */
export const mark = 'alert(document.domain)/*archway*/';

/** Files that look like pictures and are something else, that are cut off, broken, or larger inside than outside. */
export const hostileFiles = async (): Promise<HostileFile[]> => {
  const plain = noise(120, 80);
  const pictures = {
    jpeg: await plain.clone().jpeg().toBuffer(),
    png: await plain.clone().png().toBuffer(),
    webp: await plain.clone().webp().toBuffer(),
    gif: await plain.clone().gif().toBuffer(),
    avif: await plain.clone().avif({ effort: 0 }).toBuffer(),
  };
  const each = Object.entries(pictures).flatMap(([format, content]) => [
    ...cutOff(format, content),
    ...brokenUp(format, content),
    ...withSomethingBehind(format, content),
    ...headAlone(format, content),
  ]);
  return [...each, ...liars(), ...inside(pictures), ...(await bombs(pictures))];
};

type Pictures = Record<'jpeg' | 'png' | 'webp' | 'gif' | 'avif', Buffer>;

const cutOff = (format: string, content: Buffer): HostileFile[] =>
  [4, 12, 20, 30, 0.05, 0.25, 0.5, 0.75, 0.9, 0.99].map((at) => ({
    what: `${format} cut off at ${at}`,
    content: content.subarray(0, at < 1 ? Math.floor(content.length * at) : at),
  }));

/** The same faults in every run: a small generator of our own. */
const brokenUp = (format: string, content: Buffer): HostileFile[] =>
  Array.from({ length: 8 }, (_, round) => {
    const broken = Buffer.from(content);
    let seed = (round + 1) * 2_654_435_761;
    for (let hit = 0; hit < 4 << round; hit += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      broken[12 + (seed % (broken.length - 12))] = seed >>> 24;
    }
    return { what: `${format} with ${4 << round} wrong bytes`, content: broken };
  });

const payloads: Readonly<Record<string, Buffer>> = {
  script: Buffer.from(`*/${mark};//`),
  page: Buffer.from(`<html><script>${mark}</script></html>`),
  php: Buffer.from(`<?php /*${mark}*/ system($_GET['c']); ?>`),
  zip: Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
    Buffer.from(mark),
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ]),
  pdf: Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${mark})>>>>endobj`),
  drawing: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="${mark}"><foreignObject/></svg>`),
  'a second picture': Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(mark)]),
};

const withSomethingBehind = (format: string, content: Buffer): HostileFile[] =>
  Object.entries(payloads).map(([what, payload]) => ({
    what: `${format} with a ${what} behind it`,
    content: Buffer.concat([content, payload]),
  }));

/** Only the first bytes are those of a picture. */
const headAlone = (format: string, content: Buffer): HostileFile[] =>
  Object.entries(payloads).map(([what, payload]) => ({
    what: `${what} behind the head of ${format}`,
    content: Buffer.concat([content.subarray(0, format === 'jpeg' ? 3 : 12), payload]),
    refused: true,
  }));

/** Called photo.jpg, sent as image/jpeg, and none. */
const liars = (): HostileFile[] => {
  const svg = payloads['drawing'] ?? Buffer.alloc(0);
  const contents: Record<string, Buffer | string> = {
    nothing: '',
    'one byte': 'x',
    page: `<!doctype html><script>${mark}</script>`,
    'page in UTF-16': Buffer.from(`\ufeff<html><script>${mark}</script>`, 'utf16le'),
    drawing: svg,
    'drawing after a declaration': Buffer.concat([Buffer.from('<?xml version="1.0"?><!-- x -->\n'), svg]),
    'drawing after a byte order mark': Buffer.concat([Buffer.from('\ufeff'), svg]),
    'drawing, packed': gzipSync(svg),
    'drawing that includes a file':
      '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
    'drawing with entities':
      '<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;</text></svg>',
    'drawing of a million squares': `<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000">${'<rect width="9" height="9"/>'.repeat(20_000)}</svg>`,
    pdf: payloads['pdf'] ?? '',
    postscript: '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file',
    'ImageMagick script':
      "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://127.0.0.1/x)'\npop graphic-context",
    script: mark,
    php: payloads['php'] ?? '',
    'shell script': '#!/bin/sh\nrm -rf /',
    json: '{"file":"x"}',
    csv: '=cmd|calc!A1',
    program: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    'program for Linux': Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)]),
    'program for the web': Buffer.from('\0asm\x01\0\0\0', 'latin1'),
    'Java class': Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52]),
    zip: payloads['zip'] ?? '',
    gzip: gzipSync('x'),
    rar: Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
    '7z': Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
    tar: Buffer.alloc(1024, 'ustar'),
    film: Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
    'film of a phone': Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'),
    'picture of a phone that is not decoded here': Buffer.from(
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      'latin1',
    ),
    song: Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'),
    sound: Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
    'film in RIFF': Buffer.from('RIFF\x24\0\0\0AVI LIST', 'latin1'),
    tiff: Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1'),
    'tiff the other way round': Buffer.from('MM\0*\0\0\0\x08\0\0', 'latin1'),
    'large tiff': Buffer.from('II+\0\x08\0\0\0', 'latin1'),
    bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]),
    ico: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]),
    psd: Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(30)]),
    'jpeg 2000': Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1'),
    'jpeg xl': Buffer.from([0xff, 0x0a, 0, 0]),
    'jpeg xr': Buffer.from('II\xbc\x01', 'latin1'),
    exr: Buffer.from('v/1\x01', 'latin1'),
    hdr: '#?RADIANCE\n\n-Y 1 +X 1\n',
    ppm: 'P6 1 1 255 xyz',
    matrix: 'v 1 2 3',
    fits: 'SIMPLE  =                    T',
    font: Buffer.from('\0\x01\0\0\0\x0f', 'latin1'),
    database: Buffer.concat([Buffer.from('SQLite format 3\0', 'latin1'), Buffer.alloc(100)]),
    zeros: Buffer.alloc(1024 * 1024),
    'the letter A': Buffer.alloc(1024 * 1024, 'A'),
    'jpeg, one byte too late': Buffer.from([0, 0xff, 0xd8, 0xff, 0xe0]),
    'png of another spelling': Buffer.from('\x89png\r\n\x1a\n', 'latin1'),
    'gif of another year': 'GIF90a',
    'gif that is a script': `GIF89a=1;${mark}`,
    'gif that is a drawing': Buffer.concat([Buffer.from('GIF89a'), svg]),
  };
  return Object.entries(contents).map(([what, content]) => ({
    what: `${what} called a photograph`,
    content: Buffer.from(content),
    refused: true,
  }));
};

/** Something of their own where a format has room for it. */
const inside = ({ jpeg, png, gif, webp }: Pictures): HostileFile[] =>
  Object.entries(payloads).flatMap(([what, payload]) => [
    {
      what: `jpeg with a ${what} as its comment`,
      content: Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, payload), jpeg.subarray(2)]),
    },
    {
      what: `jpeg with a ${what} as its data of the camera`,
      content: Buffer.concat([
        jpeg.subarray(0, 2),
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), payload])),
        jpeg.subarray(2),
      ]),
    },
    {
      what: `png with a ${what} as its text`,
      content: withChunk(png, chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), payload]))),
    },
    { what: `png with a ${what} in a chunk of its own`, content: withChunk(png, chunk('evIl', payload)) },
    { what: `gif with a ${what} as its comment`, content: withComment(gif, payload) },
    { what: `webp with a ${what} as its description`, content: withRiffChunk(webp, 'XMP ', payload) },
  ]);

const bombs = async ({ jpeg, png, gif, webp, avif }: Pictures): Promise<HostileFile[]> => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
  return [
    {
      what: 'png that says 65535 × 65535',
      content: pngOf(65_535, 65_535, 8, 2, Buffer.alloc(100)),
      refused: true,
    },
    {
      what: 'png that says 2147483647 × 1',
      content: pngOf(2_147_483_647, 1, 8, 2, Buffer.alloc(100)),
      refused: true,
    },
    { what: 'png without width', content: pngOf(0, 10, 8, 2, Buffer.alloc(100)), refused: true },
    {
      what: 'png of 400 million pixels, all there',
      content: pngOf(20_000, 20_000, 1, 0, Buffer.alloc(2501 * 20_000)),
      refused: true,
    },
    {
      what: 'png of 144 million pixels of sixteen bits',
      content: pngOf(12_000, 12_000, 16, 6, megabytes(1)),
      refused: true,
    },
    {
      what: 'png of 60 million pixels, interlaced',
      content: pngOf(8000, 7500, 8, 2, megabytes(1), 1),
      refused: true,
    },
    {
      what: 'png with far too few rows',
      content: pngOf(4000, 4000, 8, 2, Buffer.alloc(1000)),
      refused: true,
    },
    {
      what: 'png with a hundred megabytes of color profile',
      content: withChunk(
        png,
        chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(megabytes(100))])),
      ),
    },
    {
      what: 'png with a hundred megabytes of text',
      content: withChunk(
        png,
        chunk('zTXt', Buffer.concat([Buffer.from('c\0\0'), deflateSync(megabytes(100))])),
      ),
    },
    {
      what: 'png with a hundred thousand chunks',
      content: withChunk(png, Buffer.concat(Array(100_000).fill(chunk('tEXt', Buffer.from('a\0b'))))),
    },
    { what: 'jpeg that says 65535 × 65535', content: withJpegSize(jpeg, 65_535, 65_535), refused: true },
    { what: 'jpeg that says 65535 × 1', content: withJpegSize(jpeg, 65_535, 1) },
    { what: 'jpeg without height', content: withJpegSize(jpeg, 120, 0), refused: true },
    {
      what: 'jpeg with ten megabytes of color profile',
      content: Buffer.concat([jpeg.subarray(0, 2), ...profileSegments(160), jpeg.subarray(2)]),
    },
    {
      what: 'jpeg with fifty thousand comments',
      content: Buffer.concat([
        jpeg.subarray(0, 2),
        ...Array(50_000).fill(segment(0xfe, Buffer.from('x'))),
        jpeg.subarray(2),
      ]),
    },
    { what: 'jpeg of five thousand scans', content: await manyScans(5000) },
    { what: 'gif that says 65535 × 65535', content: withGifSize(gif, 65_535, 65_535), refused: true },
    { what: 'gif of ten thousand moments', content: manyFrames(gif, 10_000) },
    {
      what: 'gif that never ends',
      content: Buffer.concat([gif.subarray(0, -1), Buffer.alloc(1024 * 1024, 0x21)]),
    },
    { what: 'webp that says 16383 × 16383', content: webpOf(16_383, 16_383), refused: true },
    { what: 'webp that is larger than it says', content: withRiffChunk(webp, 'JUNK', megabytes(5)) },
    { what: 'avif that says 65535 × 65535', content: withAvifSize(avif, 65_535, 65_535), refused: true },
    { what: 'avif that says 8000 × 8000', content: withAvifSize(avif, 8000, 8000), refused: true },
  ];
};

const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const chunk = (type: string, content: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Behind the header of a PNG, which is always as long. */
const withChunk = (png: Buffer, added: Buffer) =>
  Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);

const pngOf = (width: number, height: number, depth: number, color: number, rows: Buffer, interlace = 0) => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, color, 0, 0, interlace]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const withJpegSize = (jpeg: Buffer, width: number, height: number) => {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
};

const profileSegments = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([index + 1, count]), Buffer.alloc(65_000, 7)]),
    ),
  );

/** A progressive picture whose last pass is said again and again. */
const manyScans = async (count: number) => {
  const jpeg = await noise(120, 80).jpeg({ progressive: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(count).fill(scan), jpeg.subarray(-2)]);
};

const withGifSize = (gif: Buffer, width: number, height: number) => {
  const changed = Buffer.from(gif);
  // The screen, and the picture on it.
  for (const at of [6, changed.indexOf(0x2c, gifHeaderBytes(gif)) + 5]) {
    changed.writeUInt16LE(width, at);
    changed.writeUInt16LE(height, at + 2);
  }
  return changed;
};

const gifHeaderBytes = (gif: Buffer) => {
  const flags = gif[10] ?? 0;
  return 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
};

const withComment = (gif: Buffer, text: Buffer) => {
  const start = gifHeaderBytes(gif);
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, Math.min(255, text.length)]),
    text.subarray(0, 255),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, start), comment, gif.subarray(start)]);
};

const manyFrames = (gif: Buffer, count: number) => {
  const start = gifHeaderBytes(gif);
  // One pixel: image descriptor, then its data.
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([
    gif.subarray(0, start),
    gif.subarray(start, -1),
    ...Array(count).fill(frame),
    Buffer.from([0x3b]),
  ]);
};

const withRiffChunk = (webp: Buffer, type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  const changed = Buffer.concat([webp, head, content, Buffer.alloc(content.length % 2)]);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
};

/** Lossless, with nothing but its header. */
const webpOf = (width: number, height: number) => {
  const bits = Buffer.alloc(20);
  bits[0] = 0x2f;
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const head = Buffer.alloc(20);
  head.write('RIFF', 0);
  head.writeUInt32LE(12 + bits.length, 4);
  head.write('WEBPVP8L', 8);
  head.writeUInt32LE(bits.length, 16);
  return Buffer.concat([head, bits]);
};

const withAvifSize = (avif: Buffer, width: number, height: number) => {
  const changed = Buffer.from(avif);
  const at = changed.indexOf('ispe');
  changed.writeUInt32BE(width, at + 8);
  changed.writeUInt32BE(height, at + 12);
  return changed;
};
