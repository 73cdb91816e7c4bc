import { labelLayouts } from '@archway/contract/inventory/labels/label-formats';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type Picture, printPage, readCodes, readPdf } from '../../../test/read-pdf.ts';
import { drawSheet } from './draw-sheet.ts';
import { newLabelCode } from './new-label-code.ts';

type Treatment = (picture: Sharp, turn: number) => Sharp;
const gray = { r: 190, g: 185, b: 175 };
const stain = (size: number) =>
  Buffer.from(
    `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="#6b4a2b"/></svg>`,
  );

/** What happens to labels in a warehouse, and to pictures of them in a basement. */
const treatments: Readonly<Record<string, Treatment>> = {
  'on a table': (picture) => picture,
  'held askew': (picture, turn) => picture.rotate(7 + turn * 13, { background: gray }),
  'upside down': (picture) => picture.rotate(180),
  'out of focus': (picture) => picture.blur(2.2),
  'askew and out of focus': (picture, turn) => picture.rotate(turn * 17, { background: gray }).blur(1.6),
  'in the dark': (picture) => picture.linear(0.16, 10),
  'in glaring light': (picture) => picture.linear(0.35, 160),
  'from the side': (picture) => picture.affine([1, 0.12, 0.04, 0.72], { background: gray }),
  'from far away': (picture) => picture.resize(230),
  'with a stain': (picture) => picture.composite([{ input: stain(44), left: 240, top: 120 }]),
};

test('damaged, turned, dark and blurred labels are read, and none is misread', {
  timeout: 120_000,
}, async () => {
  const addresses = Array.from({ length: 20 }, () => `https://archway.example/scan/${newLabelCode()}`);
  const misread: string[] = [];
  const unread: string[] = [];
  for (const [turn, address] of addresses.entries()) {
    const picture = await labelPicture(address);
    for (const [name, treat] of Object.entries(treatments)) {
      const found = await readCodes(await treated(picture, treat, turn));
      if (!found.includes(address)) unread.push(name);
      misread.push(...found.filter((text) => text !== address));
    }
  }
  expect(misread).toEqual([]);
  // Of two hundred pictures.
  expect(unread.length, unread.join()).toBeLessThanOrEqual(4);
});

const labelPicture = async (address: string) => {
  const label = { address, spelled: '', code: 'ARC-1', name: 'Sofa', detail: 'A-01' };
  const drawing = {
    labels: [label],
    layout: labelLayouts.brother62,
    startAt: 1,
    at: '2026-05-01T08:00:00.000Z',
  };
  const [page] = readPdf(await drawSheet(drawing));
  return printPage(page!, 300);
};

const treated = async (
  { data, width, height }: Picture,
  treat: Treatment,
  turn: number,
): Promise<Picture> => {
  const print = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } }).removeAlpha();
  const onCardboard = print.extend({ top: 60, bottom: 60, left: 60, right: 60, background: gray });
  const flat = await onCardboard.png().toBuffer();
  const { data: pixels, info } = await treat(sharp(flat), turn % 28)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8ClampedArray.from(pixels), width: info.width, height: info.height };
};
