import type { Vendor } from '@archway/contract/vendors/vendor';
import {
  IconBuildingFactory2,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconPalette,
  IconRecycle,
  IconTool,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { KindMark } from '../ui/pictures/kind-mark.tsx';

const icons = {
  manufacturer: IconBuildingFactory2,
  retailer: IconBuildingStore,
  wholesaler: IconBuildingWarehouse,
  artist: IconPalette,
  second_hand: IconRecycle,
  service: IconTool,
  other: IconTruckDelivery,
};

/** What kind of vendor it is, at a glance. */
export const VendorMark = ({ kind, size }: { kind: Vendor['kind']; size?: number }) => (
  <KindMark icon={icons[kind]} size={size} />
);
