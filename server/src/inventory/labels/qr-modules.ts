import { correction, generate } from 'lean-qr';

/** A quiet zone of four modules on each side belongs to the code: readers look for it. */
export const quietModules = 4;

/** The dark modules of a QR code, row by row, as runs. A code that lost a seventh of itself is still read. */
export const qrModules = (text: string) => {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x += 1;
      runs.push({ x: start, y, length: x + 1 - start });
    }
  return { size: code.size, runs };
};
