import type { ItemRow } from '@archway/contract/inventory/item';
import type { UnitId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import { useState } from 'react';

export type Entry = {
  readonly room: Room;
  readonly item: ItemRow;
  readonly quantity: number;
  /** The very piece; any of them, if none is named. */
  readonly unitId: UnitId | null;
  readonly unitCode: string | null;
};

/** What was chosen so far, in the order it was, for one room or several. */
export const useBasket = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const isOf = (roomId: string, itemId: string) => (one: Entry) =>
    one.room.id === roomId && one.item.id === itemId;
  const put = (entry: Entry) =>
    setEntries((before) => {
      const isSame = isOf(entry.room.id, entry.item.id);
      if (entry.quantity <= 0) return before.filter((one) => !isSame(one));
      return before.some(isSame) ? before.map((one) => (isSame(one) ? entry : one)) : [...before, entry];
    });
  return {
    entries,
    put,
    of: (room: Room, itemId: string) => entries.find(isOf(room.id, itemId)),
    pieces: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    rooms: [...new Map(entries.map(({ room }) => [room.id, room])).values()],
  };
};

export type Basket = ReturnType<typeof useBasket>;
