import type { EventKind } from '@archway/contract/inventory/fold-unit';
import type { Counts } from '@archway/contract/inventory/item';
import type { ColorFamily, PackMethod, RoomType } from '@archway/contract/inventory/item-choices';
import type {
  Condition,
  Custody,
  ItemStatus,
  Lifecycle,
  ShownStatus,
  Tracking,
  WorkOrderStatus,
} from '@archway/contract/inventory/states';
import type { InventoryEvent } from '@archway/contract/inventory/unit';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import { useTranslation } from 'react-i18next';

/** What may be true of some pieces only. */
const countedAs: Readonly<Partial<Record<ShownStatus, keyof Counts>>> = {
  missing: 'missing',
  in_repair: 'inRepair',
  in_transit: 'inTransit',
  on_site: 'onSite',
  picked: 'picked',
  reserved: 'reserved',
};

/** Every word of the contract's inventory in the reader's language. */
export const useInventoryWords = () => {
  const { t } = useTranslation(['inventory', 'names/inventory']);
  return {
    status: (status: ShownStatus) => t(`names/inventory:options.unit.status.${status}`),
    /** The same of an item: "In repair: 1 of 6" where it is not true of all its pieces. */
    statusOf: (status: ShownStatus, counts: Counts | undefined) => {
      const word = t(`names/inventory:options.unit.status.${status}`);
      const count = counts && countedAs[status] ? counts[countedAs[status]] : 0;
      return counts && count > 0 && count < counts.owned
        ? t('partly', { status: word, count, owned: counts.owned })
        : word;
    },
    itemStatus: (status: ItemStatus) => t(`names/inventory:options.item.status.${status}`),
    tracking: (tracking: Tracking) => t(`names/inventory:options.item.tracking.${tracking}`),
    lifecycle: (lifecycle: Lifecycle) => t(`lifecycle.${lifecycle}`),
    custody: (custody: Custody) => t(`custody.${custody}`),
    condition: (condition: Condition) => t(`names/inventory:options.unit.condition.${condition}`),
    workOrderStatus: (status: WorkOrderStatus) => t(`workOrderStatus.${status}`),
    workOrderKind: (kind: WorkOrder['kind']) => t(`workOrderKind.${kind}`),
    color: (family: ColorFamily) => t(`names/inventory:options.item.colorFamily.${family}`),
    room: (room: RoomType) => t(`names/inventory:options.item.roomTypes.${room}`),
    pack: (method: PackMethod) => t(`names/inventory:options.item.packMethod.${method}`),
    event: (kind: EventKind | InventoryEvent['kind']) => t(`names/inventory:options.unit.events.${kind}`),
  };
};
