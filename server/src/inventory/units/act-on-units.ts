import type { Unit } from '@archway/contract/inventory/unit';
import { actionsFor, type UnitAction, unitActions } from '@archway/contract/inventory/unit-actions';
import { problem } from '@archway/contract/kernel/api/problem';
import type { EventId, UnitId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../../platform/http/calls/use-case-context.ts';
import { maySeeCosts } from '../../team/cost-rules.ts';
import { firstFew } from '../first-few-rules.ts';
import { type EventRecord, lockUnits, recordEvents } from './record-events.ts';
import { findUnits, type LockedUnit } from './unit-store.ts';

export type Pieces = { eventIds: EventId[]; rows: Unit[] };

type Act = {
  readonly action: UnitAction;
  readonly unitIds: readonly UnitId[];
  readonly event: EventRecord;
  readonly details?: Record<string, unknown>;
};

/** Says one thing of several pieces, if it can be said of every one of them. */
export const actOnUnits = async (
  context: ChangeContext,
  { action, unitIds, event, details = {} }: Act,
): Promise<Pieces> => {
  const { db, actor, clock } = context;
  const held = await lockUnits(db, unitIds);
  for (const unit of held) requireAction(unit, action);
  const eventIds = await recordEvents(db, { actor, at: clock.now() }, unitIds, event);
  const rows = await findUnits(db, [...new Set(unitIds)], maySeeCosts(actor.ability));
  await recordPieces(context, rows, { ...(event.note ? { note: event.note } : {}), ...details });
  return { eventIds, rows };
};

/** Whether this can be said of a piece as it is now. */
export const requireAction = (unit: LockedUnit, action: UnitAction) => {
  if (!unitActions[action](unit))
    throw problem('illegal_transition', `This isn’t possible for ${unit.code} now.`, {
      piece: unit.code,
      lifecycle: unit.lifecycle,
      custody: unit.custody,
      allowed: actionsFor(unit),
    });
};

/** One entry for all of them: a single piece by its id, several by their codes. */
export const recordPieces = async (
  { record }: ChangeContext,
  rows: readonly Unit[],
  details: Record<string, unknown> = {},
) => {
  const [first] = rows;
  const alone = rows.length === 1;
  await record(
    { id: alone ? (first?.id ?? null) : null, name: firstFew(rows.map(({ code }) => code)) },
    {
      pieces: rows.length,
      item: first?.itemName,
      ...(alone ? {} : { codes: rows.slice(0, 50).map(({ code }) => code) }),
      ...details,
    },
  );
};
