import type { DrawKind } from './piece.ts';
import { arcLamp } from './pieces/arc-lamp.ts';
import { barrelChair } from './pieces/barrel-chair.ts';
import { books } from './pieces/books.ts';
import { bookshelf } from './pieces/bookshelf.ts';
import { caneChair } from './pieces/cane-chair.ts';
import { canvasArt } from './pieces/canvas-art.ts';
import { coffeeTable } from './pieces/coffee-table.ts';
import { consoleTable } from './pieces/console-table.ts';
import { curvedSofa } from './pieces/curved-sofa.ts';
import { desk } from './pieces/desk.ts';
import { diningChair } from './pieces/dining-chair.ts';
import { diningTable } from './pieces/dining-table.ts';
import { dresser } from './pieces/dresser.ts';
import { drumTable } from './pieces/drum-table.ts';
import { duneRug } from './pieces/dune-rug.ts';
import { loveseat } from './pieces/loveseat.ts';
import { mattress } from './pieces/mattress.ts';
import { mediaConsole } from './pieces/media-console.ts';
import { mirror } from './pieces/mirror.ts';
import { nestOfTables } from './pieces/nest-of-tables.ts';
import { nightstand } from './pieces/nightstand.ts';
import { panelBed } from './pieces/panel-bed.ts';
import { pedestalTable } from './pieces/pedestal-table.ts';
import { plinthTable } from './pieces/plinth-table.ts';
import { printSet } from './pieces/print-set.ts';
import { runner } from './pieces/runner.ts';
import { sectional } from './pieces/sectional.ts';
import { sofa } from './pieces/sofa.ts';
import { spindleBed } from './pieces/spindle-bed.ts';
import { stool } from './pieces/stool.ts';
import { tableLamp } from './pieces/table-lamp.ts';
import { taskChair } from './pieces/task-chair.ts';
import { throwPillow } from './pieces/throw-pillow.ts';
import { towel } from './pieces/towel.ts';
import { tree } from './pieces/tree.ts';
import { tripodLamp } from './pieces/tripod-lamp.ts';
import { upholsteredBed } from './pieces/upholstered-bed.ts';
import { vintageRug } from './pieces/vintage-rug.ts';
import { wingback } from './pieces/wingback.ts';
import { wishboneChair } from './pieces/wishbone-chair.ts';
import { photograph } from './studio.ts';

const kinds = {
  sofa,
  'curved sofa': curvedSofa,
  loveseat,
  sectional,
  'barrel chair': barrelChair,
  'cane chair': caneChair,
  wingback,
  'dining chair': diningChair,
  'wishbone chair': wishboneChair,
  stool,
  'task chair': taskChair,
  'coffee table': coffeeTable,
  'plinth table': plinthTable,
  'nest of tables': nestOfTables,
  'drum table': drumTable,
  'dining table': diningTable,
  'pedestal table': pedestalTable,
  console: consoleTable,
  desk,
  nightstand,
  dresser,
  'media console': mediaConsole,
  bookshelf,
  'upholstered bed': upholsteredBed,
  'panel bed': panelBed,
  'spindle bed': spindleBed,
  mattress,
  'arc lamp': arcLamp,
  'table lamp': tableLamp,
  'tripod lamp': tripodLamp,
  'dune rug': duneRug,
  'vintage rug': vintageRug,
  runner,
  'canvas art': canvasArt,
  'print set': printSet,
  mirror,
  tree,
  pillow: throwPillow,
  towel,
  books,
} as const satisfies Record<string, DrawKind>;

export type PieceKind = keyof typeof kinds;

export type Piece = {
  readonly kind: PieceKind;
  readonly color: string;
  readonly secondColor?: string;
  /** In inches. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** The color of the paper behind it. */
  readonly backdrop?: string;
  /** Close up on this part of it, as shares of its width and height. */
  readonly close?: readonly [x: number, y: number];
};

/** A piece of furniture as a picture, drawn from what is known of it. */
export const drawPiece = ({ kind, secondColor, backdrop = '#e6dacd', close, ...facts }: Piece): string =>
  photograph({ ...kinds[kind]({ ...facts, secondColor: secondColor ?? facts.color }), backdrop, close });
