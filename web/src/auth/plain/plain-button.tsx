import type { ReactNode } from 'react';
import classes from './plain.module.css';

/** Sends the form. While it is under way the button says so and keeps the focus. */
export const PlainButton = ({ pending, children }: { pending: boolean; children: ReactNode }) => (
  <button type="submit" className={classes.button} aria-busy={pending}>
    {children}
  </button>
);
