import type { StagingStatus } from '@archway/contract/stagings/states';
import { Badge } from '@mantine/core';
import {
  IconArmchair,
  IconBan,
  IconBellRinging,
  IconBulb,
  IconCircleCheck,
  IconCircleX,
  IconFileDollar,
  IconHomeCheck,
  IconPackageExport,
  IconPalette,
  IconThumbUp,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useStagingWords } from './use-staging-words.ts';

type Look = {
  readonly color: 'green' | 'cyan' | 'orange' | 'red' | 'rose' | 'gray';
  readonly icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
};

export const statusLooks: Readonly<Record<StagingStatus, Look>> = {
  lead: { color: 'gray', icon: IconBulb },
  quoted: { color: 'gray', icon: IconFileDollar },
  confirmed: { color: 'cyan', icon: IconThumbUp },
  designing: { color: 'cyan', icon: IconPalette },
  ready: { color: 'cyan', icon: IconCircleCheck },
  installing: { color: 'rose', icon: IconTruckDelivery },
  live: { color: 'green', icon: IconArmchair },
  notice: { color: 'orange', icon: IconBellRinging },
  destaging: { color: 'orange', icon: IconPackageExport },
  closed: { color: 'gray', icon: IconHomeCheck },
  lost: { color: 'gray', icon: IconCircleX },
  canceled: { color: 'gray', icon: IconBan },
};

/** How far a job is: a color, a picture and a word. */
export const StagingStatusBadge = ({ status }: { status: StagingStatus }) => {
  const { optionName } = useStagingWords();
  const { color, icon: Icon } = statusLooks[status];
  return (
    // Never shortened: the word is what tells it to whoever does not see the color.
    <Badge
      variant="light"
      color={color}
      miw="max-content"
      leftSection={<Icon size={14} stroke={2} aria-hidden />}
    >
      {optionName('status', status)}
    </Badge>
  );
};
