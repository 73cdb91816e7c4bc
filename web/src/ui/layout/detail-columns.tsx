import type { ReactNode } from 'react';
import classes from './detail-columns.module.css';

type DetailColumnsProps = {
  aside: ReactNode;
  /** What people come for: on a phone it stands before the facts. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A detail screen below its hero: the facts, beside them what it is about. On a phone the facts come first, but for the lead. */
export const DetailColumns = ({ aside, lead, children }: DetailColumnsProps) => (
  <div className={classes.columns} data-lead={lead !== undefined}>
    {lead !== undefined && <div className={classes.lead}>{lead}</div>}
    <div className={classes.aside}>{aside}</div>
    <div className={classes.main}>{children}</div>
  </div>
);
