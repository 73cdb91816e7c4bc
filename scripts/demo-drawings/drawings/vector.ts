/** A point or a direction in a room measured in inches: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vector, n: number): Vector => [a[0] * n, a[1] * n, a[2] * n];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => times(a, 1 / (Math.hypot(...a) || 1));

/** Turned around an axis through the origin, by degrees. */
export const turnX = (degrees: number) =>
  turn(degrees, (c, s, [x, y, z]) => [x, c * y - s * z, s * y + c * z]);
export const turnY = (degrees: number) =>
  turn(degrees, (c, s, [x, y, z]) => [c * x + s * z, y, c * z - s * x]);

export type Turn = (point: Vector) => Vector;
const turn = (degrees: number, by: (cosine: number, sine: number, point: Vector) => Vector): Turn => {
  const angle = (degrees * Math.PI) / 180;
  return (point) => by(Math.cos(angle), Math.sin(angle), point);
};
