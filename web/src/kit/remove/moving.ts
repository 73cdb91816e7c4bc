import type { ReactNode } from 'react';

/** What the field for the target gets: it offers only what may be meant. */
export type MoveTarget = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (to: string | null) => void;
  readonly error: string | undefined;
};

/** How what is in a thing goes elsewhere when the thing is removed. */
export type Moving = {
  /** What is known to be in it, "4 items"; null for nothing. */
  readonly contents: string | null;
  /** The same, by what the server counted. */
  readonly contentsOf: (facts: Readonly<Record<string, unknown>>) => string;
  readonly field: (target: MoveTarget) => ReactNode;
};

/** "4 items and 2 subcategories" in the reader's language; null for nothing. */
export const contentsText = (
  language: string,
  counts: readonly { readonly count: number; readonly text: string }[],
): string | null => {
  const some = counts.filter(({ count }) => count > 0).map(({ text }) => text);
  return some.length > 0 ? new Intl.ListFormat(language).format(some) : null;
};
