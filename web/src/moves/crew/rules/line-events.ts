import { countingEvents, type MoveEvent } from '@archway/contract/moves/move-event';
import type { CrewLine } from './crew-line.ts';

/** What was recorded of a line and can be taken back, the latest first. */
export const eventsOfLine = (line: CrewLine, events: ReadonlyMap<string, MoveEvent>): MoveEvent[] => {
  const units = new Set(line.pieces.map(({ unitId }) => unitId));
  const isOwn = ({ unitId, itemId, lineId }: MoveEvent) =>
    unitId === null ? lineId === line.id || (lineId === null && itemId === line.itemId) : units.has(unitId);
  const undone = [...events.values()].filter(({ undoes }) => undoes !== null);
  const own = [...events.values()].filter(isOwn);
  return countingEvents([...own, ...undone])
    .filter(isOwn)
    .toReversed();
};
