import type { LabelLayout } from '@archway/contract/inventory/labels/label-formats';

/** What stands on one label. */
export type PrintedLabel = {
  /** What its QR code says. */
  readonly address: string;
  /** The label's own code, for things that people call nothing. */
  readonly spelled: string;
  readonly code: string;
  readonly name: string;
  readonly detail: string;
};

export type SheetDrawing = {
  readonly labels: readonly PrintedLabel[];
  readonly layout: LabelLayout;
  readonly startAt: number;
  readonly at: string;
};
