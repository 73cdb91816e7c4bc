import { inflateSync } from 'node:zlib';

type Square = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The dark squares of the codes on each page of a PDF of labels, in points from the upper left corner. */
export const squaresOnPages = (pdf: Buffer): Square[][] =>
  [...pdf.toString('latin1').matchAll(/\nstream\n/g)].flatMap(({ index }) => {
    const drawing = inflated(pdf.subarray(index + '\nstream\n'.length));
    const squares = [...drawing.matchAll(/^([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re$/gm)];
    return squares.length === 0
      ? []
      : [
          squares.map(([, x, y, w, h]) => ({
            x: Number(x),
            y: Number(y),
            width: Number(w),
            height: Number(h),
          })),
        ];
  });

const inflated = (bytes: Buffer) => {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    // Fonts and the like are packed in other ways.
    return '';
  }
};

/** A film of two pictures in which a camera sees a printed page lying on a table. */
export const filmOf = (squares: readonly Square[]): Buffer => {
  const [width, height, scale] = [640, 480, 3];
  const picture = Buffer.alloc(width * height, 235);
  const left = Math.min(...squares.map(({ x }) => x)) * scale - 180;
  const top = Math.min(...squares.map(({ y }) => y)) * scale - 110;
  for (const square of squares)
    for (
      let y = Math.round(square.y * scale - top);
      y < Math.round((square.y + square.height) * scale - top);
      y += 1
    )
      picture.fill(
        16,
        y * width + Math.round(square.x * scale - left),
        y * width + Math.round((square.x + square.width) * scale - left),
      );
  const colorless = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture, colorless]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
};
