import { DiscardDialog } from '../overlay/discard-dialog.tsx';
import { useLeaving } from './use-leaving.ts';

/** Asks before unsaved changes are left behind, inside the app and when the tab is closed. A function is asked at that moment. */
export const LeaveGuard = ({ active }: { active: boolean | (() => boolean) }) => {
  const leaving = useLeaving(() => (typeof active === 'function' ? active() : active));
  return (
    <DiscardDialog
      opened={leaving !== null}
      onConfirm={() => leaving?.proceed()}
      onClose={() => leaving?.stay()}
    />
  );
};
