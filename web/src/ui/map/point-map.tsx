type Point = {
  readonly id: string;
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Points on a map. */
export const PointMap = (_of: { points: readonly Point[]; height?: number; label?: string }) => null;
