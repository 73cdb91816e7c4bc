import type { ItemId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { useState } from 'react';
import { type Choice, type ChoiceKind, type Choices, isSettled } from './clash-rules.ts';
import { filledWith } from './replacing-rules.ts';

type Kept = {
  readonly of: string;
  readonly choices: Choices;
  /** Those that were chosen with all others, and not looked at alone since. */
  readonly together: readonly ItemId[];
};

const nothing: Kept = { of: '', choices: {}, together: [] };

/** What somebody chose for each clash. Other clashes begin anew: what was chosen may be gone. */
export const useClashChoices = (clashes: readonly Clash[]) => {
  const [kept, setKept] = useState<Kept>(nothing);
  const of = JSON.stringify(clashes);
  const { choices, together } = kept.of === of ? kept : nothing;
  const without = (itemId: ItemId) => together.filter((id) => id !== itemId);
  return {
    choices,
    together,
    choose: (itemId: ItemId, choice: Choice) =>
      setKept({ of, choices: { ...choices, [itemId]: choice }, together: without(itemId) }),
    chooseAll: (kind: ChoiceKind) => {
      const ids = clashes.map(({ itemId }) => itemId);
      setKept({ of, choices: Object.fromEntries(ids.map((id) => [id, { kind, items: {} }])), together: ids });
    },
    /** What for, once it is known. */
    fill: (kind: ChoiceKind, best: Parameters<typeof filledWith>[2]) =>
      setKept((now) => (now.of === of ? { ...now, choices: filledWith(now.choices, kind, best) } : now)),
    lookAtAlone: (itemId: ItemId) => setKept({ of, choices, together: without(itemId) }),
    isSettled: clashes.every((clash) => isSettled(clash, choices[clash.itemId])),
  };
};

export type ClashChoices = ReturnType<typeof useClashChoices>;
