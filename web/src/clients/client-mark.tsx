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
import classes from './clients.module.css';

const icons = {
  agent: IconKey,
  brokerage: IconBuildingCommunity,
  homeowner: IconHomeHeart,
  builder: IconCrane,
  investor: IconBuildingBank,
  event_planner: IconConfetti,
  corporate: IconBriefcase,
} as const satisfies Record<ClientKind, unknown>;

/** What kind of client it is, at a glance. Decorative: the kind stands beside it in words. */
export const ClientMark = ({ kind, size = 36 }: { kind: ClientKind; size?: number }) => {
  const Icon = icons[kind];
  return (
    <span className={classes.mark} style={{ inlineSize: size, blockSize: size }} aria-hidden="true">
      <Icon size={Math.round(size * 0.55)} stroke={1.75} />
    </span>
  );
};
