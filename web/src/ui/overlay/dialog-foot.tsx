import type { ReactNode } from 'react';
import classes from './dialog-foot.module.css';

/** What is done with a dialog, in view however long it is; what went wrong is told beside it. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className={classes.foot}>{children}</div>
);
