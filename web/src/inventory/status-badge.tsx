import type { Counts } from '@archway/contract/inventory/item';
import type { ItemStatus, ShownStatus } from '@archway/contract/inventory/states';
import {
  IconAlertTriangle,
  IconArchive,
  IconCalendarCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconHandGrab,
  IconHome,
  IconPencil,
  IconReceipt,
  IconTool,
  IconTruck,
} from '@tabler/icons-react';
import { type Look, LookBadge } from '../ui/feedback/look-badge.tsx';
import { useInventoryWords } from './words.ts';

const looks: Readonly<Record<ShownStatus, Look>> = {
  missing: { color: 'red', icon: IconAlertTriangle },
  in_repair: { color: 'orange', icon: IconTool },
  in_transit: { color: 'cyan', icon: IconTruck },
  on_site: { color: 'rose', icon: IconHome },
  picked: { color: 'cyan', icon: IconHandGrab },
  reserved: { color: 'rose', icon: IconCalendarCheck },
  available: { color: 'green', icon: IconCircleCheck },
  retired: { color: 'gray', icon: IconArchive },
  sold: { color: 'gray', icon: IconReceipt },
  none: { color: 'gray', icon: IconCircleDashed },
};

type StatusBadgeProps = {
  status: ShownStatus;
  /** Of an item, how many pieces are in which state. */
  counts?: Counts | undefined;
};

/** The status of a piece, or the one label of an item, with how many of its pieces if not all: a color, a picture and a word. */
export const StatusBadge = ({ status, counts }: StatusBadgeProps) => {
  const words = useInventoryWords();
  return <LookBadge {...looks[status]} word={words.statusOf(status, counts)} />;
};

const catalogLooks: Readonly<Record<ItemStatus, Look>> = {
  draft: { color: 'gray', icon: IconPencil },
  active: { color: 'green', icon: IconCircleCheck },
  archived: { color: 'gray', icon: IconArchive },
};

/** Whether an item is in the catalog: a draft, in use, or put away. */
export const ItemStatusBadge = ({ status }: { status: ItemStatus }) => {
  const words = useInventoryWords();
  return <LookBadge {...catalogLooks[status]} word={words.itemStatus(status)} />;
};
