/** A place on earth, in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number };

/** What a point is colored by. */
type PointTone = 'brand' | 'success' | 'info' | 'warning' | 'error' | 'quiet';

/** Something that is shown on a map. */
export type MapPoint = Position & {
  readonly id: string;
  readonly label: string;
  readonly tone?: PointTone | undefined;
  /** The address of its screen. */
  readonly to?: string | undefined;
};
