import type { ReactNode } from 'react';
import classes from './sections.module.css';

/** Panels one below the other, never wider than a form is good to read. */
export const Sections = ({ children }: { children: ReactNode }) => (
  <div className={classes.sections}>{children}</div>
);
