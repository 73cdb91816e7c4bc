import type { StagingStatus } from '@archway/contract/stagings/states';
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
import { type Look, LookBadge } from '../ui/feedback/look-badge.tsx';
import { useStagingWords } from './use-staging-words.ts';

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
  return <LookBadge {...statusLooks[status]} word={optionName('status', status)} />;
};
