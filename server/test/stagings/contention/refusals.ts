import { type UnitAction, unitActions } from '@archway/contract/inventory/unit-actions';
import type { Days } from '@archway/contract/stagings/promises/hold-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import type { Answer } from '../../browser.ts';
import type { TestApp } from '../../test-app.ts';
import { type Line, type Piece, readHistory } from './history.ts';
import { fitTogether, type Row, type Stand, type Wanted } from './promised-model.ts';

/** What somebody asked for, as far as it follows from what stands in the tables whether it can be had. */
export type Requested =
  | (ForJob & { readonly kind: 'promise'; readonly wanted: readonly Wanted[] })
  | (ForJob & { readonly kind: 'dates' })
  | { readonly kind: 'pieces'; readonly action: UnitAction };

type ForJob = { readonly job: SeenJob; readonly stay: Days; readonly outSince: string | null };

/** A job as it was when somebody asked for it. */
export type SeenJob = {
  readonly id: string;
  readonly version: number;
  readonly status: StagingStatus;
  readonly installOn: string;
  readonly endsOn: string;
  readonly heldUntil: string;
  readonly installedOn: string | null;
};

export type Refusal = {
  readonly name: string;
  readonly requested: Requested;
  readonly body: Answer['body'];
  /** Between these moments it was decided. */
  readonly sent: number;
  readonly answered: number;
};

/** An item as it stood from one moment on. */
type Standing = {
  readonly promises: Map<string, Row & { readonly stagingId: string }>;
  readonly pieces: Map<string, Piece>;
  readonly stock: Map<string, number>;
};

/** One reason that an answer gave, about one item. */
type Claim = {
  readonly refusal: Refusal;
  readonly isTrue: (now: Standing) => boolean;
  isFound: boolean;
};

/** Clocks of two programs on one machine. */
const slackMs = 20;

/**
 * Answers those refusals for which there was no reason at any moment between question and answer. Each reason that was given
 * has to be true of the item as it stood in one of these moments; how it stood is replayed from the first line on.
 */
export const falseRefusals = async (app: TestApp, refusals: readonly Refusal[]) => {
  const history = await readHistory(app);
  const itemOfCode = new Map(
    history.flatMap(({ kind, row, itemId }) => (kind === 'piece' ? [[row.code, itemId] as const] : [])),
  );
  const claims = Map.groupBy(
    refusals.flatMap((refusal) => claimsOf(refusal, itemOfCode)),
    ({ itemId }) => itemId,
  );
  const lines = Map.groupBy(history, ({ itemId }) => itemId);
  for (const [itemId, own] of claims)
    replay(
      lines.get(itemId) ?? [],
      own.map(({ claim }) => claim),
    );
  return [...claims.values()]
    .flat()
    .filter(({ claim }) => !claim.isFound)
    .map(({ itemId, claim: { refusal } }) => ({ itemId, ...refusal }));
};

/** Tries every claim on the item as it stood after each transaction, in the moments in which others saw it so. */
const replay = (lines: readonly Line[], claims: readonly Claim[]) => {
  const changes = [...Map.groupBy(lines, ({ tx }) => tx).values()].map((own) => ({
    own,
    at: Date.parse(own[0]!.at) - slackMs,
  }));
  const standing: Standing = { promises: new Map(), pieces: new Map(), stock: new Map() };
  for (const [nth, { own, at }] of changes.entries()) {
    for (const line of own) apply(standing, line);
    // The next one ended at the latest when the one after it began to end.
    const until = (changes[nth + 2]?.at ?? Number.POSITIVE_INFINITY) + 2 * slackMs;
    for (const claim of claims) {
      const { sent, answered } = claim.refusal;
      if (!claim.isFound && at <= answered && sent <= until) claim.isFound = claim.isTrue(standing);
    }
  }
};

const apply = ({ promises, pieces, stock }: Standing, { id, itemId, ...line }: Line) => {
  if (line.kind === 'stock') stock.set(id, line.row.on_hand);
  else if (line.kind === 'piece') pieces.set(id, line.row);
  else {
    const { row } = line;
    promises.delete(id);
    if (row && (row.status === 'firm' || row.status === 'out'))
      promises.set(id, {
        id,
        itemId,
        stagingId: row.staging_id,
        unitId: row.unit_id,
        quantity: row.quantity,
        status: row.status,
        from: row.starts_on,
        to: row.ends_on,
      });
  }
};

const claimsOf = (refusal: Refusal, itemOfCode: ReadonlyMap<string, string>) => {
  const { requested, body } = refusal;
  const claimed = (itemId: string, isTrue: Claim['isTrue']) => ({
    itemId,
    claim: { refusal, isTrue, isFound: false } as Claim,
  });
  if (requested.kind === 'pieces')
    return [
      claimed(itemOfCode.get(body.piece) ?? '', ({ pieces }) =>
        [...pieces.values()].some(
          (piece) => piece.code === body.piece && !unitActions[requested.action](piece),
        ),
      ),
    ];
  return body.clashes.map(({ itemId }: { itemId: string }) =>
    claimed(itemId, (now) => !couldBeHeld(requested, itemId, now)),
  );
};

/** Whether there was enough for what was asked, with what everybody else was promised then. */
const couldBeHeld = (requested: Exclude<Requested, { kind: 'pieces' }>, itemId: string, now: Standing) => {
  const rows = [...now.promises.values()];
  const isOwn = ({ stagingId }: { stagingId: string }) => stagingId === requested.job.id;
  const moved = requested.kind === 'dates' ? rows.filter(isOwn) : [];
  const wanted =
    requested.kind === 'promise' ? requested.wanted.filter((one) => one.itemId === itemId) : moved;
  return fitTogether(
    standOf(itemId, now),
    rows.filter((row) => !moved.includes(row)),
    { ...requested, wanted },
  );
};

const standOf = (itemId: string, { pieces, stock }: Standing): Stand => {
  const usable = [...pieces].flatMap(([id, { isUsable }]) => (isUsable ? [id] : []));
  const counted = [...stock.values()].reduce((sum, onHand) => sum + onHand, 0);
  return { itemId, usable, cap: stock.size > 0 ? counted : usable.length };
};
