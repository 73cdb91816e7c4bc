import type { ReactNode } from 'react';
import classes from './panel.module.css';

type PanelProps = {
  /** Names the region; give it when the panel has a heading of its own. */
  labelledBy?: string | undefined;
  /** Without inner space: for tables and pictures that reach the edges. */
  flush?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A surface with thin lines and soft corners. */
export const Panel = ({ labelledBy, flush = false, className, children }: PanelProps) => (
  <section
    aria-labelledby={labelledBy}
    data-flush={flush}
    className={className ? `${classes.panel} ${className}` : classes.panel}
  >
    {children}
  </section>
);
