import type { ItemId } from '@archway/contract/kernel/ids';
import type { Clash } from '@archway/contract/stagings/promises/promise';
import { useState } from 'react';
import { type Choice, type Choices, isSettled } from './clash-rules.ts';

/** What somebody chose for each clash. Other clashes begin anew: what was chosen may be gone. */
export const useClashChoices = (clashes: readonly Clash[]) => {
  const [kept, setKept] = useState<{ of: string; choices: Choices }>({ of: '', choices: {} });
  const of = JSON.stringify(clashes);
  const choices = kept.of === of ? kept.choices : {};
  return {
    choices,
    choose: (itemId: ItemId, choice: Choice) => setKept({ of, choices: { ...choices, [itemId]: choice } }),
    clear: () => setKept({ of: '', choices: {} }),
    isSettled: clashes.every((clash) => isSettled(clash, choices[clash.itemId])),
  };
};

export type ClashChoices = ReturnType<typeof useClashChoices>;
