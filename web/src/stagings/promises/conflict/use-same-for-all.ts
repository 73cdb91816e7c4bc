import type { Clash } from '@archway/contract/stagings/promises/promise';
import type { Staging } from '@archway/contract/stagings/staging';
import { useState } from 'react';
import { queryClient } from '../../../platform/api/query-client.ts';
import { type ChoiceKind, isSettled, type Mine, mineOf } from './clash-rules.ts';
import { equivalentsQuery } from './equivalents-query.ts';
import type { Stay } from './free-stays.ts';
import { bestFor, type Replacing, replacingOf } from './replacing-rules.ts';
import { kindOfAll } from './same-for-all-rules.ts';
import type { ClashChoices } from './use-clash-choices.ts';

type SameForAll = {
  readonly staging: Staging;
  readonly stay: Stay;
  readonly clashes: readonly Clash[];
  readonly mine: readonly Mine[];
  readonly chosen: ClashChoices;
};

/** One answer for everything that collides. A swap takes what is most alike; where nothing is, that one stays open. */
export const useSameForAll = ({ staging, stay, clashes, mine, chosen }: SameForAll) => {
  const [looking, setLooking] = useState(0);
  const kind = kindOfAll(clashes, chosen.choices);
  const open = clashes.filter((clash) => !isSettled(clash, chosen.choices[clash.itemId])).length;
  const choose = async (next: ChoiceKind) => {
    chosen.chooseAll(next);
    const replacing = clashes.flatMap((clash) =>
      replacingOf(next, clash, mineOf(clash, mine), { stagingId: staging.id, stay }),
    );
    if (replacing.length === 0) return;
    setLooking((number) => number + 1);
    const found = await Promise.all(replacing.map(rowsFor));
    setLooking((number) => number - 1);
    chosen.fill(next, bestFor(replacing, found));
  };
  return {
    kind,
    isLooking: looking > 0,
    /** How many have to be decided alone, although the same was chosen for all. */
    open: kind && looking === 0 ? open : 0,
    choose,
  };
};

/** What cannot be read is told where one looks for it alone. */
const rowsFor = (one: Replacing) =>
  queryClient.fetchQuery(equivalentsQuery(one)).then(
    ({ rows }) => rows,
    () => [],
  );
