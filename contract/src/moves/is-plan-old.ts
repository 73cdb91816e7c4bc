/** A line as far as it is planned: what of which item, for which line of the list and which room. */
export type PlanLine = {
  /** The line of the list it stands for; none for what is in a home beside it. */
  readonly lineId: string | null;
  readonly itemId: string;
  readonly unitId: string | null;
  readonly roomId: string | null;
  readonly planned: number;
  readonly note: string;
};

/** Whether a move would take something else along if it were planned now: line by line, in whatever order they stand. */
export const isPlanOld = (planned: readonly PlanLine[], now: readonly PlanLine[]): boolean => {
  const [was, becomes] = [sumsOf(planned), sumsOf(now)];
  return was.size !== becomes.size || [...was].some(([name, sum]) => becomes.get(name) !== sum);
};

const sumsOf = (lines: readonly PlanLine[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { planned, ...line } of lines) {
    const name = JSON.stringify([line.lineId, line.itemId, line.unitId, line.roomId, line.note]);
    sums.set(name, (sums.get(name) ?? 0) + planned);
  }
  return sums;
};
