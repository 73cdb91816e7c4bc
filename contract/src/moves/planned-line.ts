/** A line as it was planned, in the order of the list. */
export type PlannedLine = {
  readonly id: string;
  readonly itemId: string;
  /** This very piece, if somebody wants that one. */
  readonly unitId: string | null;
  readonly roomId: string | null;
  readonly planned: number;
};

/** A line that was added to the plan by what was recorded. */
export type AddedLine = PlannedLine & { readonly isExtra: boolean; readonly substituteFor: string | null };
