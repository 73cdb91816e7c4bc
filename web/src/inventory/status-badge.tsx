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
  readonly colour: 'green' | 'cyan' | 'orange' | 'red' | 'rose' | 'gray';
  readonly icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

const looks: Readonly<Record<ShownStatus, Look>> = {
  missing: { colour: 'red', icon: IconAlertTriangle },
  in_repair: { colour: 'orange', icon: IconTool },
  in_transit: { colour: 'cyan', icon: IconTruck },
  on_site: { colour: 'rose', icon: IconHome },
  picked: { colour: 'cyan', icon: IconHandGrab },
  reserved: { colour: 'rose', icon: IconCalendarCheck },
  available: { colour: 'green', icon: IconCircleCheck },
  retired: { colour: 'gray', icon: IconArchive },
  sold: { colour: 'gray', icon: IconReceipt },
  none: { colour: 'gray', icon: IconCircleDashed },
};

/** The status of a piece, or the one label of an item: a colour, a picture and a word. */
export const StatusBadge = ({ status }: { status: ShownStatus }) => {
  const words = useInventoryWords();
  return <LookBadge {...looks[status]} word={words.status(status)} />;
};

const catalogueLooks: Readonly<Record<ItemStatus, Look>> = {
  draft: { colour: 'gray', icon: IconPencil },
  active: { colour: 'green', icon: IconCircleCheck },
  archived: { colour: 'gray', icon: IconArchive },
};

/** Whether an item is in the catalogue: a draft, in use, or put away. */
export const ItemStatusBadge = ({ status }: { status: ItemStatus }) => {
  const words = useInventoryWords();
  return <LookBadge {...catalogueLooks[status]} word={words.itemStatus(status)} />;
};

const LookBadge = ({ colour, icon: Icon, word }: Look & { word: string }) => (
  // Never shortened: the word is what tells it to whoever does not see the colour.
  <Badge
    variant="light"
    color={colour}
    miw="max-content"
    leftSection={<Icon size={14} stroke={2} aria-hidden />}
  >
    {word}
  </Badge>
);
