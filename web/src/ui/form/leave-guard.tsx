import { useBlocker } from '@tanstack/react-router';
import { DiscardDialog } from '../overlay/discard-dialog.tsx';

/** Asks before unsaved changes are left behind, inside the app and when the tab is closed. A function is asked at that moment. */
export const LeaveGuard = ({ active }: { active: boolean | (() => boolean) }) => {
  const isActive = () => (typeof active === 'function' ? active() : active);
  const blocker = useBlocker({
    shouldBlockFn: isActive,
    enableBeforeUnload: isActive,
    disabled: active === false,
    withResolver: true,
  });
  return (
    <DiscardDialog
      opened={blocker.status === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
};
