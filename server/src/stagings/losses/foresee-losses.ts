import type { LosingAction } from '@archway/contract/inventory/unit-actions';
import { wholeRights } from '@archway/contract/kernel/access/build-ability';
import type { ItemId, StagingId, UnitId } from '@archway/contract/kernel/ids';
import type { LossOutcome } from '@archway/contract/stagings/losses';
import {
  type Left,
  lossesOf,
  replaceableOf,
  withoutGone,
  withoutLosses,
} from '@archway/contract/stagings/promises/losing';
import { foreseeUnits } from '../../inventory/units/foresee-units.ts';
import { findToday } from '../../organizations/find-today.ts';
import type { OrgDb } from '../../platform/db/db.ts';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { type Stock, stockOf, usableUnits } from '../promises/promise-store.ts';
import {
  type AtStake,
  goneFromHomes,
  homesOf,
  promisesAtStake,
  type Usability,
  usabilityOf,
} from './loss-store.ts';

type Input = { readonly action: LosingAction; readonly unitIds: readonly UnitId[] };

/** What would become of promises if these pieces could no longer be used. Nothing is taken away by asking. */
export const foreseeLosses = async (context: ReadContext, input: Input): Promise<LossOutcome> => {
  const { db, actor, clock } = context;
  const today = await findToday(db, clock.now());
  const pieces = await usabilityOf(db, await foreseeUnits(context, input));
  const itemIds = [...new Set(pieces.map(({ itemId }) => itemId))];
  const promises = Map.groupBy(await promisesAtStake(db, itemIds, today), ofItem);
  const left = await leftOf(db, pieces, itemIds, today);
  const named = namedFor(wholeRights((await actor).ability).can('read', 'Staging'));
  const fromHomes = Map.groupBy(
    await goneFromHomes(
      db,
      itemIds,
      left.flatMap(({ gone }) => [...gone]),
    ),
    ofItem,
  );
  const items = left.map((of) => {
    const goneFrom = new Map(
      fromHomes.get(of.stock.id)?.map(({ stagingId, quantity }) => [stagingId, quantity]),
    );
    return { of, ...settle(withoutGone(promises.get(of.stock.id) ?? [], of, goneFrom), of) };
  });
  return {
    kept: items.reduce((sum, { kept }) => sum + piecesOf(kept), 0),
    losses: items
      .flatMap(({ of, lost, kept }) =>
        lost.map((one) => ({
          reservationId: one.reservationId,
          staging: named({ ...one, id: one.stagingId }),
          itemId: one.itemId,
          itemName: of.stock.name,
          unitCode: one.unitCode,
          quantity: one.quantity,
          replaceable: replaceableOf(one, kept, of),
          installOn: one.installOn,
          endsOn: one.endsOn,
        })),
      )
      .sort((one, other) => (one.installOn < other.installOn ? -1 : one.installOn > other.installOn ? 1 : 0)),
    inHomes: (await homesOf(db, input.unitIds)).map(({ stagingId, pieces: count, ...staging }) => ({
      staging: named({ ...staging, id: stagingId }),
      pieces: count,
    })),
  };
};

const ofItem = ({ itemId }: { readonly itemId: ItemId }) => itemId;

const piecesOf = (promises: readonly AtStake[]) => promises.reduce((sum, { quantity }) => sum + quantity, 0);

/** What these promises lose, and what is left of them. */
const settle = (promises: readonly AtStake[], left: Left) => {
  const losses = lossesOf(promises, left);
  return {
    lost: promises.flatMap((promise) => {
      const quantity = losses.get(promise.reservationId);
      return quantity ? [{ ...promise, quantity }] : [];
    }),
    kept: withoutLosses(promises, losses),
  };
};

/** What there is of each item then. */
const leftOf = async (
  db: OrgDb,
  pieces: readonly Usability[],
  itemIds: readonly ItemId[],
  today: string,
): Promise<(Left & { readonly stock: Stock })[]> => {
  const [stock, usable] = [
    await stockOf(db, itemIds, { lock: false }),
    Map.groupBy(await usableUnits(db, itemIds), ofItem),
  ];
  const ofItems = Map.groupBy(pieces, ofItem);
  return stock.map((item) => {
    const own = ofItems.get(item.id) ?? [];
    const fewer = own.filter(({ isUsable, staysUsable }) => isUsable && !staysUsable).length;
    const gone = new Set(fewer > 0 ? own.filter(({ staysUsable }) => !staysUsable).map(({ id }) => id) : []);
    const units = (usable.get(item.id) ?? []).map(({ id }) => id).filter((id) => !gone.has(id));
    return { stock: item, gone, units, cap: Math.max(0, item.cap - fewer), today };
  });
};

type Named = { readonly id: StagingId; readonly number: number; readonly name: string };

/** Which staging it is, for whoever may see stagings. */
const namedFor =
  (maySee: boolean) =>
  ({ id, number, name }: Named) =>
    maySee ? { id, number, name } : null;
