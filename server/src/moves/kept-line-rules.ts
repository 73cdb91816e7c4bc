import type { PlanLine } from '@archway/contract/moves/is-plan-old';

/** Which line of a plan goes on as which one of the next: of the same line of the list, or of the same in the same room beside it. */
export const keptIds = (
  before: readonly (PlanLine & { readonly id: string })[],
  after: readonly PlanLine[],
): (string | undefined)[] => {
  const left = new Map<string, string[]>();
  for (const line of before) left.set(nameOf(line), [...(left.get(nameOf(line)) ?? []), line.id]);
  return after.map((line) => left.get(nameOf(line))?.shift());
};

/** A line of another item is another line: what is recorded for it would take its place. */
const nameOf = ({ lineId, itemId, unitId, roomId }: PlanLine) =>
  JSON.stringify(lineId === null ? [itemId, unitId, roomId] : [lineId, itemId]);
