import type { ReactNode } from 'react';
import classes from './detail-columns.module.css';

/** A detail screen below its hero: the facts, beside them what it is about. On a phone the facts come first. */
export const DetailColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.aside}>{aside}</div>
    <div className={classes.main}>{children}</div>
  </div>
);
