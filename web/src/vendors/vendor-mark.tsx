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
import classes from './vendors.module.css';

const icons = {
  manufacturer: IconBuildingFactory2,
  retailer: IconBuildingStore,
  wholesaler: IconBuildingWarehouse,
  artist: IconPalette,
  second_hand: IconRecycle,
  service: IconTool,
  other: IconTruckDelivery,
};

/** What kind of vendor it is, at a glance. Decorative: the kind stands beside it in words. */
export const VendorMark = ({ kind, size = 36 }: { kind: Vendor['kind']; size?: number }) => {
  const Icon = icons[kind];
  return (
    <span className={classes.mark} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Icon size={Math.round(size * 0.55)} stroke={1.75} />
    </span>
  );
};
