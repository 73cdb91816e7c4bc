/** What stands in a storage location: a piece, or some of what is only counted. */
export type Standing = {
  readonly itemId: string;
  readonly locationId: string;
  readonly quantity: number;
  /** Null for what is only counted. */
  readonly unitId: string | null;
  readonly unitCode: string | null;
};
