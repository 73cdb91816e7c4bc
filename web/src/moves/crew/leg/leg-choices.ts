import type { ReturnReason } from '@archway/contract/inventory/states';
import { makeLegStore } from './leg-store.ts';

/** What somebody chose for the pieces that come next. */
export type Chosen = {
  /** Nothing: each piece into the room it is planned for. */
  readonly room?: { readonly id: string; readonly name: string } | undefined;
  /** Nothing: each piece into its own bin. */
  readonly bin?: { readonly id: string; readonly name: string } | undefined;
  readonly reason: ReturnReason;
  /** Of the next piece only. */
  readonly verdict: 'ok' | 'clean' | 'repair' | 'retire';
  readonly condition?: string | undefined;
  readonly substituteFor?: string | undefined;
};

const nothing: Chosen = { reason: 'not_needed', verdict: 'ok' };

/** The room chosen once stays chosen, also for whoever looks at another tab in between. */
const kept = makeLegStore(nothing);

export const chosenFor = (key: string): Chosen => kept.get(key);

/** Known at once: the next scan comes before the screen is drawn again. */
export const chooseFor = (key: string, more: Partial<Chosen>) => kept.set(key, { ...kept.get(key), ...more });

export const useChosen = (key: string): Chosen => kept.use(key);

/** What was chosen for one piece is over with it. */
export const forOnePiece = {
  verdict: 'ok',
  condition: undefined,
  substituteFor: undefined,
} as const satisfies Partial<Chosen>;
