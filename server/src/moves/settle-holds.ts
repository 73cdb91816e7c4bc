import type { ItemId, LineId, StagingId } from '@archway/contract/kernel/ids';
import { isOut } from '@archway/contract/stagings/staging-rules';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { requireStaging } from '../stagings/get-staging.ts';
import { keepHolds } from '../stagings/lines/keep-holds.ts';
import { listUnlisted } from '../stagings/lines/list-unlisted.ts';
import { promiseHere } from '../stagings/lines/promise-here.ts';
import { broughtLines, hereOf, homesHolding, joinLines } from './in-home-store.ts';
import { linesInHome } from './lines-in-home.ts';

type Settling = {
  readonly stagingId: StagingId;
  /** After a move-out nothing is waited for any more. */
  readonly isLeaving: boolean;
  /** Only of these; else of all. */
  readonly itemIds?: ReadonlySet<ItemId>;
  /** Lines that were brought until now, and no longer are. */
  readonly takenBack?: readonly LineId[];
};

/** Lets go what is held for a job and not in its home, unless it is still to come. */
export const letGoWhatIsNotHere = async (
  { db }: ChangeContext,
  { stagingId, isLeaving, itemIds, takenBack = [] }: Settling,
) => {
  const { lines, here } = await linesInHome(db, stagingId);
  const brought = await broughtLines(db, stagingId);
  const coming = new Set(brought.flatMap(({ lineId, isOver }) => (isOver ? [] : [lineId])));
  const over = new Set([...brought.map(({ lineId }) => lineId), ...takenBack]);
  const settled = lines.filter(
    ({ id, itemId }) => (isLeaving || (over.has(id) && !coming.has(id))) && itemIds?.has(itemId) !== false,
  );
  await keepHolds(db, stagingId, new Map(settled.map(({ id }) => [id, here.get(id) ?? 0])));
};

/**
 * Lets go, in all other homes, what their lists hold of these items and is no longer with them: it was sold there, is missing,
 * or went on to another home. Their jobs are not locked: whoever has the items has the promises of them.
 */
export const letGoElsewhere = async (
  context: ChangeContext,
  exceptId: StagingId,
  itemIds: ReadonlySet<ItemId>,
) => {
  for (const stagingId of await homesHolding(context.db, [...itemIds], exceptId))
    await letGoWhatIsNotHere(context, { stagingId, isLeaving: false, itemIds });
};

/** Holds for a job what is in its home, also what nobody had promised to it: what is in a home is there, whoever counted on it. */
export const promiseWhatIsHere = async (
  context: ChangeContext,
  { stagingId, itemIds }: Pick<Settling, 'stagingId' | 'itemIds'>,
) => {
  const { db } = context;
  const staging = await requireStaging(db, stagingId);
  if (!isOut(staging.status)) return;
  const before = await linesInHome(db, stagingId);
  const listed = await listUnlisted(
    context,
    stagingId,
    before.unlisted.filter(({ itemId }) => itemIds?.has(itemId) !== false),
  );
  await joinLines(db, [
    ...before.joined,
    ...listed.flatMap(({ lineId, cameWith }) => cameWith.map((id) => ({ id, lineId }))),
  ]);
  const { lines, here } = listed.length > 0 ? await linesInHome(db, stagingId) : before;
  const pieces = (await hereOf(db, stagingId)).flatMap(({ unitIds }) => unitIds);
  const more = lines.flatMap((line) => {
    const quantity = here.get(line.id) ?? 0;
    return quantity > line.held && itemIds?.has(line.itemId) !== false ? [{ ...line, here: quantity }] : [];
  });
  await letGoElsewhere(context, stagingId, new Set(more.map(({ itemId }) => itemId)));
  await promiseHere(context, staging, { lines: more, pieces });
};
