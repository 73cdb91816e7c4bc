type Told = {
  readonly itemName: string;
  readonly quantity: number;
  readonly unitCode?: string | null;
};

/** Pieces as the log tells them, each item once: `2 × Dune rug`, a pinned one with its code: `1 × Dune rug (RUG-002)`. */
export const piecesTold = (lines: readonly Told[]): string[] => {
  const items = new Map<string, { quantity: number; codes: string[] }>();
  for (const { itemName, quantity, unitCode } of lines) {
    const known = items.get(itemName) ?? { quantity: 0, codes: [] };
    items.set(itemName, {
      quantity: known.quantity + quantity,
      codes: [...known.codes, ...(unitCode ? [unitCode] : [])],
    });
  }
  return [...items].map(
    ([name, { quantity, codes }]) =>
      `${quantity} × ${name}${codes.length > 0 ? ` (${codes.join(', ')})` : ''}`,
  );
};
