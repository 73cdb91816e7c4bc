import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { UnsavedContext } from '../form/unsaved.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useLastFocus } from './use-last-focus.ts';

type DiscardGuardProps = {
  opened: boolean;
  onClose: () => void;
  /** The drawer or dialog, closed by what it is given. */
  children: (close: () => void) => ReactNode;
};

/** Asks before a drawer or dialog with unsaved typing in it is closed, by any of the ways to close it. */
export const DiscardGuard = ({ opened, onClose, children }: DiscardGuardProps) => {
  const forms = useRef(new Set<() => boolean>());
  const state = useRef({ opened, discarded: false });
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const focusAgain = useLastFocus(opened && proceed === null);
  useEffect(() => {
    state.current = { opened, discarded: false };
    if (!opened) setProceed(null);
  }, [opened]);

  const guard = useMemo(() => {
    const isDirty = () =>
      state.current.opened && !state.current.discarded && [...forms.current].some((dirty) => dirty());
    return {
      isDirty,
      join: (dirty: () => boolean) => {
        forms.current.add(dirty);
        return () => void forms.current.delete(dirty);
      },
      leave: (next: () => void) => {
        if (!isDirty()) return next();
        focusAgain();
        setProceed(() => next);
      },
    };
  }, [focusAgain]);

  return (
    <UnsavedContext value={guard}>
      {children(() => guard.leave(onClose))}
      {opened && <LeaveGuard active={guard.isDirty} />}
      {/* Put up only when asked: a dialog that waits closed would take the Escape that opens it as its own. */}
      {opened && proceed && (
        <DiscardDialog
          opened
          onConfirm={() => {
            // Closing may change the address: what is discarded does not stand in its way.
            state.current.discarded = true;
            setProceed(null);
            proceed();
          }}
          onClose={() => setProceed(null)}
        />
      )}
    </UnsavedContext>
  );
};
