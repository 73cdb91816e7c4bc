import type { Clash } from '@archway/contract/stagings/promises/promise';

type Chosen = {
  readonly item: { readonly id: string };
  readonly quantity: number;
  readonly unitId: string | null;
};

/** What was refused when it was to be added: the lines as they were sent, and what stood in their way. */
export type Refused = {
  readonly lines: readonly { readonly itemId: string; readonly unitId: string | null }[];
  readonly clashes: readonly Pick<Clash, 'itemId' | 'because' | 'free'>[];
};

/** How many of a chosen line are not free, as far as it is known: by what is free now, and by what was refused last. */
export const lackingOf = (
  entry: Chosen,
  entries: readonly Chosen[],
  freeOf: (itemId: string) => number | undefined,
  refused: Refused | null,
): number => {
  const { item, quantity, unitId } = entry;
  const clash = refused?.clashes.find(({ itemId }) => itemId === item.id);
  const wasSent = refused?.lines.some((line) => line.itemId === item.id && line.unitId === unitId);
  if (clash && clash.because !== 'quantity' && unitId !== null && wasSent) return quantity;
  const free = Math.min(
    freeOf(item.id) ?? Number.POSITIVE_INFINITY,
    clash?.because === 'quantity' ? clash.free : Number.POSITIVE_INFINITY,
  );
  const wanted = entries.filter((one) => one.item.id === item.id).reduce((sum, one) => sum + one.quantity, 0);
  return Math.min(quantity, Math.max(0, wanted - Math.max(0, free)));
};
