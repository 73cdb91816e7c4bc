import type { Scanned } from '@archway/contract/inventory/scan';

/** What a device knows of a code, and as of when. What it does not keep (costs, counts, dates) is as if nobody had entered it. */
export type Recalled = Scanned & {
  readonly asOf: number;
  /** What the location is called in which a piece belongs. */
  readonly homeName?: string | undefined;
};

/** As of when a thing was told; nothing: the server told it now. */
export const recalledAt = (scanned: Scanned | Recalled | undefined): number | undefined =>
  scanned && 'asOf' in scanned ? scanned.asOf : undefined;
