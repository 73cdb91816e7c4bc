import { undoInField } from '../../../inventory/scan/field/record-in-field.ts';
import type { Shown } from '../../../inventory/scan/field/subject.ts';
import { nameOf } from '../../../inventory/scan/field/subject.ts';
import { recordedHere } from '../../../inventory/scan/known-codes/recorded-here.ts';
import { onOutboxChange } from '../../../platform/outbox/outbox-changes.ts';
import type { Placed } from '../../../platform/outbox/outbox-entry.ts';
import { readOwner } from '../../../platform/session/stored-session.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { isRaised, raiseWrongHouse } from './wrong-house-store.ts';

let isFollowing = false;

/** The server knows better which home a piece is for: its answers are heard whichever move it was recorded on, from whichever screen. */
export const followAnswers = () => {
  if (isFollowing) return;
  isFollowing = true;
  onOutboxChange((change) => {
    if (change.kind !== 'placed' || change.owner !== readOwner()) return;
    for (const placed of change.placed)
      if (placed.belongsTo && !isRaised(placed.id)) void raise(change.owner, placed, placed.belongsTo);
  });
};

const raise = async (owner: string, { id }: Placed, { stagingName }: NonNullable<Placed['belongsTo']>) => {
  const recorded = await recordedHere(owner).catch(() => []);
  const shown = recorded.find(({ fact }) => fact.id === id)?.shown as Partial<Shown> | undefined; // written when it was recorded
  raiseWrongHouse({
    eventId: id,
    piece: isolated(nameOf(shown ?? {})),
    staging: stagingName,
    undo: () => void undoInField(owner, id, shown ?? {}),
  });
};
