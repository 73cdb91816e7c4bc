import type { LabelLayout } from '@archway/contract/inventory/label-formats';

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

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Blank at the edge of every label: sheets slip a little in the printer. */
const edge = 1;

/** Where code and words stand on a label, in millimetres from its corner: beside each other on a broad one, else below. */
export const boxesOf = ({
  labelWidth,
  labelHeight,
}: Pick<LabelLayout, 'labelWidth' | 'labelHeight'>): { readonly qr: Box; readonly words: Box } => {
  const [width, height] = [labelWidth - 2 * edge, labelHeight - 2 * edge];
  if (width >= 1.3 * height) {
    const side = Math.min(height, width * 0.5);
    return {
      qr: { x: edge, y: edge + (height - side) / 2, width: side, height: side },
      words: { x: edge + side, y: edge, width: width - side, height },
    };
  }
  const side = Math.min(width, height * 0.75);
  return {
    qr: { x: edge + (width - side) / 2, y: edge, width: side, height: side },
    words: { x: edge, y: edge + side, width, height: height - side },
  };
};
