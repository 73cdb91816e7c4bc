import { readLabelCode } from '@archway/contract/inventory/labels/label-code';
import type { Scanned } from '@archway/contract/inventory/scan';
import type { Move } from '@archway/contract/moves/move';
import type { Recalled } from '../../../inventory/scan/known-codes/recalled.ts';
import { queries, queryClient } from '../../../platform/api/query-client.ts';

export type KnownMove = Extract<Scanned, { kind: 'move' }>['move'];

/** The move behind a label, at once, if this device has it in memory. */
export const knownMove = (text: string): KnownMove | undefined => moveBehind(text)?.move;

/** The same, and as of when. */
export const moveBehind = (text: string): (Recalled & { kind: 'move' }) | undefined => {
  const code = readLabelCode(text);
  if (code === null) return undefined;
  const known = queryClient.getQueriesData<Move>({ queryKey: queries.moves.get.key() });
  for (const [queryKey, move] of known)
    if (move && hasLabel(move, code)) {
      const { id, number, kind, status, stagingId, stagingName } = move;
      const asOf = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      return { kind: 'move', move: { id, number, kind, status, stagingId, stagingName }, asOf };
    }
  return undefined;
};

/** An earlier version of the app kept moves without their labels. */
const hasLabel = ({ labels }: { readonly labels?: Move['labels'] }, code: string) =>
  labels?.some((label) => label.code === code) ?? false;
