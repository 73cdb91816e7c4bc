import type { ReactNode } from 'react';
import classes from './field-pair.module.css';

/** Short fields two by two, where there is room for two. Plain CSS: the page's policy forbids writing styles as HTML. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes.pair}>{children}</div>
);
