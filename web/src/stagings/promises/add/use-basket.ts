import type { ItemRow } from '@archway/contract/inventory/item';
import { useState } from 'react';

type Entry = { readonly item: ItemRow; readonly quantity: number };

/** What was chosen so far, in the order it was. */
export const useBasket = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const quantityOf = (id: string) => entries.find(({ item }) => item.id === id)?.quantity ?? 0;
  const set = (item: ItemRow, quantity: number) =>
    setEntries((before) => {
      if (quantity <= 0) return before.filter((one) => one.item.id !== item.id);
      return before.some((one) => one.item.id === item.id)
        ? before.map((one) => (one.item.id === item.id ? { item, quantity } : one))
        : [...before, { item, quantity }];
    });
  return { entries, quantityOf, set, pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0) };
};

export type Basket = ReturnType<typeof useBasket>;
