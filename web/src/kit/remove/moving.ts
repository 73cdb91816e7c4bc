import type { ReactNode } from 'react';

/** What the field for the target gets: it offers only what may be meant. */
export type MoveTarget = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (to: string | null) => void;
  /** It stays without one. */
  readonly disabled: boolean;
  readonly error: string | undefined;
};

/** How what is in a thing goes elsewhere when the thing is removed. `Kind`: what can be in it, as the server counts it. */
export type Moving<Kind extends string> = {
  /** How many of each are known to be in it. Those of a kind that only the server can count are left out. */
  readonly known: Readonly<Partial<Record<Kind, number>>>;
  /** "4 items", for each kind. */
  readonly words: Readonly<Record<Kind, (count: number) => string>>;
  /** Whoever may not move them is told why the thing stays. */
  readonly allowed: boolean;
  readonly field: (target: MoveTarget) => ReactNode;
  /** Where what is in it may also be without one: what this is called, and how it is sent. */
  readonly none?: { readonly label: string; readonly value: string };
  /** What becomes of it then, if not what is said of one that goes alone. */
  readonly told?: string;
  /** The verb on the button, if it is not moved. */
  readonly confirm?: string;
};

/** "4 items and 2 subcategories" in the reader's language; null for nothing. The facts of a problem are counts too. */
export const contentsText = <Kind extends string>(
  words: Moving<Kind>['words'],
  counts: Readonly<Partial<Record<Kind, unknown>>>,
  language: string,
): string | null => {
  const some = (Object.keys(words) as Kind[]) // its own keys
    .map((kind) => ({ count: Number(counts[kind] ?? 0), text: words[kind] }))
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => text(count));
  return some.length > 0 ? new Intl.ListFormat(language).format(some) : null;
};
