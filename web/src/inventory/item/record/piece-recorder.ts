import type { UnitAction } from '@archway/contract/inventory/unit-actions';
import type { ComponentType } from 'react';
import type { LocationFieldProps } from '../../location-field.tsx';
import type { FilledRecord } from './record-fields.ts';

/** What was recorded, and of which pieces. */
export type RecordedEvents = { readonly eventIds: readonly string[]; readonly codes: readonly string[] };

/**
 * How what was filled in is recorded: at a desk by a call that the server answers, in the field on the device, which sends it
 * by itself.
 */
export type PieceRecorder = {
  /** Nothing where it could not be recorded and somebody has been told so. */
  readonly record: (
    action: UnitAction,
    fields: FilledRecord,
    pictures: readonly Blob[],
  ) => Promise<RecordedEvents | undefined>;
  /** Tells that it is recorded, with the way back. */
  readonly announce: (words: string, recorded: RecordedEvents) => void;
  readonly Location: ComponentType<LocationFieldProps>;
  /** Takes pictures of what is broken, where they can be kept with it. */
  readonly Pictures?: ComponentType<{
    value: readonly Blob[];
    onChange: (pictures: readonly Blob[]) => void;
    /** Told while pictures are made small: what is recorded meanwhile would be without them. */
    onDrawing: (isDrawing: boolean) => void;
  }>;
  /** With the piece in the hands. */
  readonly isInField: boolean;
};
