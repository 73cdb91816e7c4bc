import type { Leg, MoveKind } from '@archway/contract/moves/states';
import type { UnmadeEvent } from '../../../inventory/scan/field/record-in-field.ts';

/** A piece by its id; so many of what is only counted; or a code that is looked up on arrival. */
export type Carried =
  | { readonly unitId: string }
  | { readonly itemId: string; readonly quantity: number }
  | { readonly code: string };

export type LegChoices = {
  readonly lineId?: string | undefined;
  readonly roomId?: string | undefined;
  readonly binId?: string | undefined;
  readonly condition?: string | undefined;
  readonly verdict?: string | undefined;
  readonly reason?: string | undefined;
};

/** What is recorded of a piece where somebody stands. What comes home needs a bin. */
export const eventOn = (
  kind: MoveKind,
  leg: Leg,
  moveId: string,
  carried: Carried,
  { lineId, roomId, binId, condition, verdict, reason }: LegChoices,
): UnmadeEvent => {
  const on = { moveId, ...carried, ...given({ lineId }) };
  if (leg === 'pickup') return { kind: 'picked', ...on } as UnmadeEvent; // ids of what the device was told
  if (kind === 'in' && leg === 'dropoff')
    return { kind: 'dropped', ...on, ...given({ roomId, condition }) } as UnmadeEvent; // as above
  return { kind: 'returned', ...on, ...given({ locationId: binId, verdict, reason }) } as UnmadeEvent; // as above
};

/** Without what nobody chose. */
const given = (choices: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined && value !== ''));

type Meant = {
  readonly lineId: string | undefined;
  /** The line is meant by name: somebody ticked it. */
  readonly isMeant: boolean;
  /** Nobody here knows what it is. */
  readonly isCode: boolean;
  /** The line whose place the next piece takes. */
  readonly substituteFor: string | undefined;
};

/** The line that is named with a piece, and whether the piece takes the place that was waiting for one. */
export const recordedFor = ({ lineId, isMeant, isCode, substituteFor }: Meant) => {
  const takesPlace = substituteFor !== undefined && (isCode || lineId === substituteFor);
  return { lineId: isMeant ? lineId : takesPlace ? substituteFor : undefined, takesPlace };
};
