import type { Balance, Unit } from '@archway/contract/inventory/unit';

/** A balance is how many of a bulk item stand in one location. */
export const balanceKey = ({ itemId, locationId }: Pick<Balance, 'itemId' | 'locationId'>) =>
  `${itemId} ${locationId}`;

export type Transfer = { readonly itemId: string; readonly fromId: string; readonly quantity: number };

/** What moving needs to be told: pieces that stand there already stay out of it. */
export const relocation = (
  {
    units,
    balances,
    quantities,
  }: {
    units: readonly Pick<Unit, 'id' | 'locationId'>[];
    balances: readonly Pick<Balance, 'itemId' | 'locationId' | 'onHand'>[];
    /** How many of each balance; all of it where nothing is said. */
    quantities: ReadonlyMap<string, number>;
  },
  toId: string,
) => {
  const unitIds = units.filter(({ locationId }) => locationId !== toId).map(({ id }) => id);
  const transfers = balances
    .filter(({ locationId }) => locationId !== toId)
    .map((balance): Transfer => {
      const { itemId, locationId: fromId, onHand } = balance;
      return { itemId, fromId, quantity: quantities.get(balanceKey(balance)) ?? onHand };
    });
  const pieces = unitIds.length + transfers.reduce((sum, { quantity }) => sum + quantity, 0);
  return { unitIds, transfers, pieces };
};
