import type { Counts } from '@archway/contract/inventory/item';
import type { ItemStatus, ShownStatus } from '@archway/contract/inventory/states';
import { Badge } from '@mantine/core';
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
import type { ComponentType } from 'react';
import { useInventoryWords } from './words.ts';

type Look = {
  readonly color: 'green' | 'cyan' | 'orange' | 'red' | 'rose' | 'gray';
  readonly icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

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

const LookBadge = ({ color, icon: Icon, word }: Look & { word: string }) => (
  // Never shortened: the word is what tells it to whoever does not see the color.
  <Badge
    variant="light"
    color={color}
    miw="max-content"
    leftSection={<Icon size={14} stroke={2} aria-hidden />}
  >
    {word}
  </Badge>
);
