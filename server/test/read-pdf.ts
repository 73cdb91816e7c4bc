import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** One page of a PDF as it is printed: filled rectangles and lines of text, in points from the upper left corner. */
export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly rectangles: readonly { x: number; y: number; width: number; height: number }[];
  /** Texts as they stand from the left, and the numbers of the signs they are drawn with. */
  readonly texts: readonly { x: number; y: number; text: string; glyphs: readonly string[] }[];
};

/** Reads back what pdfkit wrote for our labels. It knows no more of PDF than that. */
export const readPdf = (content: Buffer): PdfPage[] => {
  const objects = objectsOf(content);
  const alphabets = alphabetsOf(objects);
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map(({ dictionary }) => {
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dictionary) ?? [];
      const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(dictionary) ?? [];
      const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(dictionary) ?? [];
      const fonts = new Map(
        [...(objects.get(resources)?.dictionary ?? '').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
          ([, name = '', id = '']) => [name, alphabets.get(id) ?? new Map<string, string>()] as const,
        ),
      );
      const stream = objects.get(contents)?.stream ?? '';
      return { width: Number(width), height: Number(height), ...drawnIn(stream, Number(height), fonts) };
    });
};

type PdfObject = { readonly dictionary: string; readonly stream: string };

const objectsOf = (content: Buffer): Map<string, PdfObject> => {
  const text = content.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('\nendobj', start);
    const streamAt = text.slice(start, end).indexOf('\nstream\n');
    const dictionary = text.slice(start, streamAt < 0 ? end : start + streamAt);
    const [, length = '0'] = /\/Length (\d+)/.exec(dictionary) ?? [];
    const from = start + streamAt + '\nstream\n'.length;
    const bytes = content.subarray(from, from + Number(length));
    const stream =
      streamAt < 0
        ? ''
        : (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(match[1] ?? '', { dictionary, stream });
  }
  return objects;
};

/** Which sign stands for which letters, for each font. */
const alphabetsOf = (objects: Map<string, PdfObject>) =>
  new Map(
    [...objects].flatMap(([id, { dictionary }]) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(dictionary) ?? [];
      const letters = new Map<string, string>();
      for (const [, first = '', , list = ''] of (objects.get(map)?.stream ?? '').matchAll(
        /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/g,
      ))
        for (const [index, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
          letters.set(
            (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
            Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
          );
      return map ? [[id, letters] as const] : [];
    }),
  );

const drawnIn = (stream: string, height: number, fonts: Map<string, Map<string, string>>) => {
  const rectangles = [...stream.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm)].map(
    ([, x, y, w, h]) => ({ x: Number(x), y: Number(y), width: Number(w), height: Number(h) }),
  );
  const texts = [...stream.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, block = '']) => {
    const [, x = '', y = ''] = /1 0 0 1 ([-\d.]+) ([-\d.]+) Tm/.exec(block) ?? [];
    const [, font = ''] = /\/(F\d+) /.exec(block) ?? [];
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    const text = glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '').join('');
    return { x: Number(x), y: height - Number(y), text, glyphs };
  });
  return { rectangles, texts };
};

/** Colors of pixels, four bytes each. */
export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/** A page as a printer prints it, at so many dots to the inch; of its words nothing. */
export const printPage = ({ width, height, rectangles }: PdfPage, dotsPerInch: number): Picture => {
  const scale = dotsPerInch / 72;
  const [columns, lines] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const data = new Uint8ClampedArray(columns * lines * 4).fill(255);
  const pixels = new Uint32Array(data.buffer);
  for (const box of rectangles)
    for (let y = Math.round(box.y * scale); y < Math.round((box.y + box.height) * scale); y += 1)
      pixels.fill(
        black,
        y * columns + Math.round(box.x * scale),
        y * columns + Math.round((box.x + box.width) * scale),
      );
  return { data, width: columns, height: lines };
};
const black = 0xff000000;

/** Every QR code in a picture, by a reader that knows nothing of us. */
export const readCodes = async (picture: Picture): Promise<string[]> => {
  readerReady ??= prepareReader();
  await readerReady;
  const image = { ...picture, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0]; // the reader asks for no more of a picture
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 255, tryHarder: true });
  return found.map(({ text }) => text);
};

export const scanPage = (page: PdfPage, dotsPerInch = 300) => readCodes(printPage(page, dotsPerInch));

let readerReady: Promise<unknown> | undefined;
const prepareReader = async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasmBinary = Uint8Array.from(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
};
