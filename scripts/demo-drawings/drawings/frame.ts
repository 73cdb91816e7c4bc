import type { Camera } from './camera.ts';
import { canvas } from './canvas.ts';
import { rangeOf } from './extent.ts';
import type { Placed } from './scene.ts';
import type { Vector } from './vector.ts';

export type Framing = {
  /** How much of the picture it may fill. */
  readonly fill?: number | undefined;
  /** Hangs on the wall: no floor, and its shadow close behind it. */
  readonly hung?: boolean | undefined;
  /** Close up on this part of it, as shares of its width and height. */
  readonly close?: readonly [x: number, y: number] | undefined;
};

/** Where each point comes to lie. As large as the frame allows, and so that a square cut out of the middle holds it all. */
export const framed = (points: readonly Vector[], camera: Camera, { fill = 1, hung, close }: Framing) => {
  const flat = points.map(camera.project);
  const [left, right] = rangeOf(flat.map(([x]) => x));
  const [top, bottom] = rangeOf(flat.map(([, y]) => y));
  const scale = (close ? closer : fill) * Math.min(850 / (right - left), 690 / (bottom - top));
  const height = (bottom - top) * scale;
  const standing = Math.min(800, 504 + height / 2);
  const foot = close ? 450 + height * (1 - close[1]) : hung ? 450 + height / 2 : standing;
  const middle = left + (right - left) * (close?.[0] ?? 0.5);
  const place: Placed = (point) => {
    const [x, y] = camera.project(point);
    return [canvas.width / 2 + (x - middle) * scale, foot + (y - bottom) * scale];
  };
  return { place, foot };
};

const closer = 2.1;
