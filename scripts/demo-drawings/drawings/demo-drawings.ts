import type { Piece, PieceKind } from './draw-piece.ts';

/** The paper behind the pieces: warm and light for dark ones, deeper for those that are white themselves. */
const paper = {
  oat: '#e9dfd2',
  sand: '#dfd0bf',
  blush: '#dec8bd',
  clay: '#d2baad',
  sage: '#d0d3c9',
  mist: '#d0d6d7',
  fog: '#d9d3cd',
} as const;

type Size = readonly [width: number, depth: number, height: number];

const piece = (
  kind: PieceKind,
  [width, depth, height]: Size,
  backdrop: keyof typeof paper,
  color: string,
  secondColor = color,
): Piece => ({ kind, width, depth, height, backdrop: paper[backdrop], color, secondColor });

/** The whole of it, and close up on what it is made of. */
const both = (whole: Piece, close: readonly [x: number, y: number]) => [whole, { ...whole, close }] as const;

const [walnut, oak, whiteOak, brass, chrome] = [
  '#7a4f34',
  '#c39c6d',
  '#d6bd98',
  '#cbae74',
  '#b4b8bd',
] as const;

/** What each piece of the demo catalog looks like, by its number there. Lengths are in inches. */
export const demoDrawings: Readonly<Record<number, readonly [Piece, ...Piece[]]>> = {
  1: both(piece('sofa', [84, 37, 34], 'oat', '#d9cab3', '#a9644c'), [0.3, 0.45]),
  2: both(piece('curved sofa', [91, 40, 29], 'blush', '#f0e8da'), [0.25, 0.5]),
  3: both(piece('loveseat', [62, 35, 32], 'oat', '#9a5f38', '#4a3122'), [0.7, 0.5]),
  4: [piece('sectional', [112, 84, 33], 'fog', '#7c848b', '#d8c6a6')],
  5: [piece('barrel chair', [30, 31, 29], 'sand', '#eee3d1', '#4a3527')],
  6: both(piece('cane chair', [27, 29, 31], 'sage', '#c6a273', '#f3efe8'), [0.7, 0.5]),
  7: both(piece('wingback', [30, 33, 44], 'oat', '#31405f', '#3a281c'), [0.62, 0.7]),
  8: [piece('coffee table', [48, 24, 16], 'oat', walnut)],
  9: both(piece('plinth table', [40, 40, 14], 'clay', '#dacbb4'), [0.32, 0.42]),
  10: [piece('nest of tables', [20, 20, 22], 'fog', brass)],
  11: [piece('drum table', [20, 20, 24], 'sand', '#dfd7ca', '#6d675f')],
  12: [piece('dining table', [72, 38, 30], 'sage', '#cdb08a')],
  13: [piece('pedestal table', [54, 54, 30], 'oat', '#2c2b2b')],
  14: [piece('dining chair', [19, 23, 36], 'sand', '#ded3c2', oak)],
  15: both(piece('wishbone chair', [22, 20, 30], 'mist', '#c59d6c', '#dcc7a0'), [0.48, 0.36]),
  16: [piece('stool', [18, 15, 26], 'oat', '#9c958b')],
  17: both(piece('upholstered bed', [64, 86, 50], 'oat', '#a8a5a2', '#b58b7b'), [0.62, 0.35]),
  18: [piece('panel bed', [80, 87, 54], 'oat', '#c49b6c', '#7f8b7a')],
  19: [piece('spindle bed', [42, 80, 42], 'mist', '#f2eee7', '#93a6b6')],
  20: [piece('mattress', [60, 80, 18], 'mist', '#f4f2ee', '#9fb0bd')],
  21: both(piece('nightstand', [24, 16, 26], 'sage', whiteOak, brass), [0.42, 0.52]),
  22: [piece('dresser', [60, 18, 35], 'oat', '#4b3529', brass)],
  23: [piece('console', [54, 14, 32], 'fog', '#8a6746')],
  24: [piece('media console', [70, 16, 22], 'oat', walnut)],
  25: [piece('bookshelf', [36, 14, 76], 'fog', brass)],
  26: [piece('desk', [48, 24, 30], 'sage', walnut, brass)],
  27: [piece('task chair', [23, 25, 36], 'mist', '#efeeec', chrome)],
  28: [piece('arc lamp', [44, 14, 80], 'blush', brass, '#f5f2ec')],
  29: [piece('table lamp', [15, 15, 27], 'oat', '#94a68d', '#efe4d0')],
  30: [piece('tripod lamp', [20, 20, 60], 'sage', '#c6a274', '#efe4d0')],
  31: both(piece('dune rug', [96, 120, 0.5], 'fog', '#d9c6a6', '#bfa57f'), [0.5, 0.5]),
  32: both(piece('vintage rug', [60, 96, 0.5], 'oat', '#9a5d48', '#5e7087'), [0.5, 0.5]),
  33: [piece('runner', [30, 96, 0.5], 'sage', '#c2a376')],
  34: both(piece('canvas art', [40, 2, 60], 'oat', '#44708c', '#b9cdd6'), [0.55, 0.55]),
  35: [piece('print set', [16, 1, 20], 'sand', '#5f7a56', '#f3ead8')],
  36: [piece('mirror', [36, 2, 36], 'blush', '#282726')],
  37: [piece('tree', [30, 30, 84], 'oat', '#75885f', '#c2a376')],
  38: both(piece('pillow', [22, 6, 22], 'sand', '#e7dbca', '#b8a48d'), [0.5, 0.6]),
  39: [piece('towel', [30, 54, 1], 'mist', '#fbfaf7')],
  40: [piece('books', [10, 7, 6], 'oat', '#c9b79c', '#7c8a7c')],
};
