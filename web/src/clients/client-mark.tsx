import type { ClientKind } from '@archway/contract/clients/client-fields';
import {
  IconBriefcase,
  IconBuildingBank,
  IconBuildingCommunity,
  IconConfetti,
  IconCrane,
  IconHomeHeart,
  IconKey,
} from '@tabler/icons-react';
import { KindMark } from '../ui/pictures/kind-mark.tsx';

const icons = {
  agent: IconKey,
  brokerage: IconBuildingCommunity,
  homeowner: IconHomeHeart,
  builder: IconCrane,
  investor: IconBuildingBank,
  event_planner: IconConfetti,
  corporate: IconBriefcase,
} as const satisfies Record<ClientKind, unknown>;

/** What kind of client it is, at a glance. */
export const ClientMark = ({ kind, size }: { kind: ClientKind; size?: number }) => (
  <KindMark icon={icons[kind]} round size={size} />
);
