import type { View } from './camera.ts';
import type { Part } from './scene.ts';

/** What is known of a piece before it is drawn, in inches. */
type PieceFacts = {
  readonly color: string;
  /** Of its legs, its frame or its pattern. */
  readonly secondColor: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
};

/** A piece as its parts, from the farthest to the nearest, and how it is best looked at. */
type Drawing = View & {
  readonly parts: readonly Part[];
  readonly fill?: number;
  readonly hung?: boolean;
};

export type DrawKind = (facts: PieceFacts) => Drawing;

/** Seen from the front and a little from the right, as most pieces are. */
export const threeQuarters: View = { turn: 24, down: 13 };
export const fromAbove: View = { turn: 26, down: 19 };
