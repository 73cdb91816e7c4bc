import { type LosingAction, losingActions, type UnitAction } from '@archway/contract/inventory/unit-actions';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';

export type LossOutcome = Awaited<ReturnType<Api['availability']['foreseeLosses']>>;

const isLosing = (action: UnitAction): action is LosingAction =>
  (losingActions as readonly UnitAction[]).includes(action);

/** What this would take from which stagings. Nothing is told of pieces that are no longer chosen. */
export const useLosses = (
  action: UnitAction,
  chosen: readonly string[],
  { isTold, isSent }: { isTold: boolean; isSent: boolean },
) => {
  const ids = chosen.join(',');
  const [settled] = useDebouncedValue(ids, 200);
  const isForeseen = isTold && isLosing(action) && ids !== '';
  const foreseen = useQuery({
    ...queries.availability.foreseeLosses.queryOptions({
      input: { action: isLosing(action) ? action : 'retire', unitIds: settled },
    }),
    // What is recorded already is no longer foreseen.
    enabled: isForeseen && !isSent && settled !== '',
    placeholderData: keepPreviousData,
  });
  const isOfThese = settled === ids && !foreseen.isPlaceholderData;
  return {
    outcome: isForeseen && isOfThese ? foreseen.data : undefined,
    isFailed: isForeseen && isOfThese && foreseen.isError,
    /** Nobody confirms what they were not told yet. */
    isPending: isForeseen && (!isOfThese || foreseen.isLoading),
  };
};
