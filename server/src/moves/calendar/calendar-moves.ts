import { fieldNames } from '@archway/contract/field-names';
import type { MoveStatus } from '@archway/contract/moves/states';
import type { CalendarEntry, EntriesOf } from '../../stagings/feeds/calendar-entry.ts';
import { movesForCalendar } from './calendar-store.ts';

/** Moves as a calendar shows them: with times where both are set, as whole days where not. */
export const calendarMoves: EntriesOf = async (db, { language, ...wanted }) => {
  const { move: names, options } = fieldNames[language];
  const moves = await movesForCalendar(db, wanted);
  return moves.map((move): CalendarEntry => {
    const { id, kind, status, stagingId, number, stagingName, leadName, crewNames, vehicleName } = move;
    const facts = [
      [names.status, options.move.status[status]],
      [names.leadId, leadName],
      [names.crewIds, crewNames],
      [names.vehicleId, vehicleName],
    ];
    return {
      uid: `${id}-move@archway`,
      version: move.version,
      updatedAt: move.updatedAt,
      summary: `${options.move.kind[kind]}: #${number} ${stagingName}`,
      description: facts.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n'),
      location: move.address,
      path: `/stagings/${stagingId}/move-${kind}/overview`,
      status: certaintyOf(status),
      on: move.on,
      from: move.from,
      until: move.until,
    };
  });
};

const certaintyOf = (status: MoveStatus): CalendarEntry['status'] => {
  if (status === 'canceled') return 'CANCELLED';
  return status === 'draft' ? 'TENTATIVE' : 'CONFIRMED';
};
