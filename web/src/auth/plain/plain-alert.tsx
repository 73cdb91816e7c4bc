import type { ReactNode } from 'react';
import classes from './plain.module.css';

/** What went wrong with the whole form, announced when it appears. */
export const PlainAlert = ({ children }: { children: ReactNode }) => (
  <div role="alert" className={classes.alert}>
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.25v.01" />
    </svg>
    <span>{children}</span>
  </div>
);
