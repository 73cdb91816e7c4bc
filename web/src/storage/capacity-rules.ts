export type Fill = {
  readonly used: number;
  readonly capacity: number;
  /** Of the capacity, from 0 on; more than 100 when it is overfull. */
  readonly percent: number;
  readonly state: 'room' | 'nearly' | 'full' | 'over';
};

/** From here on whoever puts something away should look for another location. */
const nearlyFrom = 85;

/** How full a location is; nothing where nobody has said how much fits. */
export const fillOf = (used: number, capacity: number | null): Fill | undefined => {
  if (capacity === null) return undefined;
  const percent = Math.round((used / capacity) * 100);
  const state =
    used > capacity ? 'over' : used === capacity ? 'full' : percent >= nearlyFrom ? 'nearly' : 'room';
  return { used, capacity, percent, state };
};
