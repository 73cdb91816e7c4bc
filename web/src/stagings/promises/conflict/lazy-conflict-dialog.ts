import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import type { ConflictDialogProps } from './conflict-dialog.tsx';

/** Most days nothing collides: what is shown then is loaded when something does. */
export const LazyConflictDialog = lazyDialog<ConflictDialogProps>(
  ({ conflict }) => conflict !== null,
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
);
