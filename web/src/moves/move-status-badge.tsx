import type { MoveKind, MoveStatus } from '@archway/contract/moves/states';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarCheck,
  IconCircleCheck,
  IconHome,
  IconPackageExport,
  IconPackageImport,
  IconPencil,
  IconTruck,
  IconTruckDelivery,
  IconTruckReturn,
} from '@tabler/icons-react';
import { type Look, LookBadge } from '../ui/feedback/look-badge.tsx';
import { useMoveWords } from './use-move-words.ts';

const looks: Readonly<Record<MoveStatus, Look>> = {
  draft: { color: 'gray', icon: IconPencil },
  scheduled: { color: 'cyan', icon: IconCalendarCheck },
  picking: { color: 'rose', icon: IconPackageExport },
  in_transit: { color: 'rose', icon: IconTruck },
  on_site: { color: 'rose', icon: IconHome },
  returning: { color: 'orange', icon: IconArrowBackUp },
  checking_in: { color: 'orange', icon: IconPackageImport },
  completed: { color: 'green', icon: IconCircleCheck },
  canceled: { color: 'gray', icon: IconBan },
};

/** How far a move is: a color, a picture and a word. */
export const MoveStatusBadge = ({ status }: { status: MoveStatus }) => {
  const { optionName } = useMoveWords();
  return <LookBadge {...looks[status]} word={optionName('status', status)} />;
};

export const kindIcons = { in: IconTruckDelivery, out: IconTruckReturn } as const satisfies Record<
  MoveKind,
  unknown
>;
