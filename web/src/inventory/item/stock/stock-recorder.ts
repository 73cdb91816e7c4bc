import type { ComponentType } from 'react';
import type { LocationFieldProps } from '../../location-field.tsx';

type Note = { readonly note: string };
export type ReceivedStock = Note & { readonly locationId: string; readonly quantity: number };
export type TransferredStock = Note & {
  readonly fromId: string;
  readonly toId: string;
  readonly quantity: number;
};
export type CountedStock = Note & { readonly locationId: string; readonly counted: number };

/** Recorded, with the way back where there is one. */
type RecordedStock = {
  readonly undo?: (() => void) | undefined;
  /** What the location is called, for whoever is told of it in the field. */
  readonly at?: string;
};
/** Nothing where it could not be recorded and somebody has been told so. */
type Recorded = Promise<RecordedStock | undefined>;

/** How stock of one item is recorded: at a desk by a call that the server answers, in the field on the device. */
export type StockRecorder = {
  readonly receive: (received: ReceivedStock) => Recorded;
  readonly transfer: (transferred: TransferredStock) => Recorded;
  readonly count: (counted: CountedStock) => Recorded;
  readonly announce: (words: string, recorded: RecordedStock) => void;
  readonly Location: ComponentType<LocationFieldProps>;
  /** Nobody can tell there how much is thought to be where. */
  readonly isInField: boolean;
};
