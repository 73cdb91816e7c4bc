import type { StorageKind } from '@archway/contract/storage/storage-location-fields';
import {
  IconArrowsVertical,
  IconBox,
  IconBuildingWarehouse,
  IconLayoutGrid,
  IconMapPin2,
  IconTool,
  IconTruck,
} from '@tabler/icons-react';
import classes from './storage.module.css';

const icons = {
  warehouse: IconBuildingWarehouse,
  zone: IconMapPin2,
  aisle: IconArrowsVertical,
  bay: IconLayoutGrid,
  bin: IconBox,
  vehicle: IconTruck,
  repair: IconTool,
};

/** What kind of location it is, at a glance. Decorative: the kind stands beside it in words. */
export const KindMark = ({ kind, size = 36 }: { kind: StorageKind; size?: number }) => {
  const Icon = icons[kind];
  return (
    <span
      className={classes.mark}
      data-kind={kind}
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
    >
      <Icon size={Math.round(size * 0.55)} stroke={1.75} />
    </span>
  );
};
