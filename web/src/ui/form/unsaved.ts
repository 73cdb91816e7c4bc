import { createContext, useContext, useEffect, useRef } from 'react';

type Unsaved = {
  /** Joins a form to the drawer or dialog it is in; answers how to leave it again. */
  readonly join: (isDirty: () => boolean) => () => void;
  /** Goes on at once when nothing would be lost, otherwise after the question. */
  readonly leave: (proceed: () => void) => void;
};

/** The drawer or dialog around a form. On a page of its own there is none, and `LeaveGuard` guards it. */
export const UnsavedContext = createContext<Unsaved>({
  join: () => () => undefined,
  leave: (proceed) => proceed(),
});

/** Lets the drawer or dialog around a form know whether closing it would lose something. Read when it closes. */
export const useUnsaved = (isDirty: () => boolean) => {
  const { join } = useContext(UnsavedContext);
  const latest = useRef(isDirty);
  latest.current = isDirty;
  useEffect(() => join(() => latest.current()), [join]);
};

/** The way out of a form in a drawer or dialog, by a button of its own. */
export const useLeaveForm = () => useContext(UnsavedContext).leave;
