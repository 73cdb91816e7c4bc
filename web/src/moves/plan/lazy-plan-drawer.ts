import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import type { PlanMoveDrawerProps } from './plan-move-drawer.tsx';

export const PlanMoveDrawer = lazyDialog<PlanMoveDrawerProps>(
  ({ inHand }) => inHand !== null,
  async () => (await import('./plan-move-drawer.tsx')).PlanMoveDrawer,
);
