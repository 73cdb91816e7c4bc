import type { WorkOrderStatus } from '@archway/contract/inventory/states';
import type { WorkOrder } from '@archway/contract/inventory/work-order';
import {
  IconBan,
  IconBrush,
  IconCircleCheck,
  IconCircleDashed,
  IconProgress,
  IconTool,
} from '@tabler/icons-react';
import { LookBadge } from '../../ui/feedback/look-badge.tsx';
import { useInventoryWords } from '../words.ts';

export const orderLooks = {
  open: { color: 'orange', icon: IconCircleDashed },
  in_progress: { color: 'cyan', icon: IconProgress },
  done: { color: 'green', icon: IconCircleCheck },
  canceled: { color: 'gray', icon: IconBan },
} as const satisfies Record<WorkOrderStatus, unknown>;

const kindIcons = { clean: IconBrush, repair: IconTool } as const;

export const OrderKindIcon = ({ kind }: Pick<WorkOrder, 'kind'>) => {
  const Icon = kindIcons[kind];
  return <Icon size={20} stroke={1.6} aria-hidden />;
};

export const OrderStatusBadge = ({ status }: Pick<WorkOrder, 'status'>) => (
  <LookBadge {...orderLooks[status]} word={useInventoryWords().workOrderStatus(status)} />
);
