import { cross, dot, minus, times, unit, type Vector } from './vector.ts';

export type View = {
  /** Round to the right of the piece, in degrees; 0 is straight in front. */
  readonly turn: number;
  /** How far down the camera looks, in degrees. */
  readonly down: number;
};

export type Point = readonly [x: number, y: number];

export type Camera = {
  readonly place: Vector;
  /** On a picture plane of no particular size, y downwards. */
  project(point: Vector): Point;
  depthOf(point: Vector): number;
};

/** A camera far enough away that lines hardly run together, as for a catalog. */
export const cameraOn = (middle: Vector, size: number, { turn, down }: View): Camera => {
  const [around, above] = [(turn * Math.PI) / 180, (down * Math.PI) / 180];
  const back: Vector = [
    Math.sin(around) * Math.cos(above),
    Math.sin(above),
    Math.cos(around) * Math.cos(above),
  ];
  const distance = size * 4.2;
  const place: Vector = [
    middle[0] + back[0] * distance,
    middle[1] + back[1] * distance,
    middle[2] + back[2] * distance,
  ];
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  const depthOf = (point: Vector) => dot(minus(place, point), back);
  return {
    place,
    depthOf,
    project: (point) => {
      const offset = minus(point, place);
      const scale = distance / depthOf(point);
      return [dot(offset, right) * scale, -dot(offset, up) * scale];
    },
  };
};

/** Where the lamp stands: above, to the left, in front. */
const lamp: Vector = unit([-0.62, 1.15, 0.75]);
const glance = (camera: Vector) => unit([lamp[0] + camera[0], lamp[1] + camera[1], lamp[2] + camera[2]]);

/** How bright a surface is, and how much of the lamp is mirrored in it. */
export const lightOn = (normal: Vector, toCamera: Vector) => {
  const lampLight = Math.max(0, dot(normal, lamp) * 0.8 + 0.2);
  const skyLight = 0.5 + 0.5 * normal[1];
  return {
    light: 0.54 + 0.41 * lampLight + 0.2 * skyLight,
    mirror: Math.max(0, dot(normal, glance(toCamera))),
  };
};

/** Where on the floor the shadow of a point falls. */
export const shadowOf = (point: Vector): Vector => {
  const fall = times([lamp[0] / lamp[1], 1, lamp[2] / lamp[1]], point[1] * 0.62);
  return [point[0] - fall[0], 0, point[2] - fall[2]];
};
