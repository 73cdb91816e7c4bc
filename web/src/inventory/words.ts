import type { EventKind } from '@archway/contract/inventory/fold-unit';
import type { Item } from '@archway/contract/inventory/item';
import type {
  Condition,
  Custody,
  ItemStatus,
  Lifecycle,
  ShownStatus,
  Tracking,
  WorkOrderStatus,
} from '@archway/contract/inventory/states';
import type { InventoryEvent, WorkOrder } from '@archway/contract/inventory/unit';
import { useTranslation } from 'react-i18next';

/** The contract's lists, without the schemas that stand beside them there (words.test.ts holds them equal). */
export const colourFamilies = [
  'white',
  'cream',
  'beige',
  'brown',
  'black',
  'grey',
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'gold',
  'silver',
  'clear',
  'multi',
] as const satisfies readonly Item['colourFamily'][];
export type ColourFamily = (typeof colourFamilies)[number];

export const roomTypes = [
  'living',
  'family',
  'dining',
  'kitchen',
  'primary_bedroom',
  'bedroom',
  'kids',
  'bath',
  'office',
  'entry',
  'outdoor',
  'event',
] as const satisfies Item['roomTypes'];
export type RoomType = (typeof roomTypes)[number];

export const packMethods = [
  'none',
  'blanket',
  'box',
  'bag',
  'crate',
  'wrap',
] as const satisfies readonly Item['packMethod'][];
export type PackMethod = (typeof packMethods)[number];

/** Every word of the contract's inventory in the reader's language. */
export const useInventoryWords = () => {
  const { t } = useTranslation('inventory');
  return {
    status: (status: ShownStatus) => t(`status.${status}`),
    itemStatus: (status: ItemStatus) => t(`itemStatus.${status}`),
    tracking: (tracking: Tracking) => t(`tracking.${tracking}`),
    lifecycle: (lifecycle: Lifecycle) => t(`lifecycle.${lifecycle}`),
    custody: (custody: Custody) => t(`custody.${custody}`),
    condition: (condition: Condition) => t(`condition.${condition}`),
    workOrderStatus: (status: WorkOrderStatus) => t(`workOrderStatus.${status}`),
    workOrderKind: (kind: WorkOrder['kind']) => t(`workOrderKind.${kind}`),
    colour: (family: ColourFamily) => t(`colour.${family}`),
    room: (room: RoomType) => t(`room.${room}`),
    pack: (method: PackMethod) => t(`pack.${method}`),
    event: (kind: EventKind | InventoryEvent['kind']) => t(`event.${kind}`),
  };
};
