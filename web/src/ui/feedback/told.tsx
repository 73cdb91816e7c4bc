import type { ReactNode } from 'react';
import classes from './told.module.css';

/** What would happen, one thing after the other, told while somebody still thinks about it. */
export const ToldList = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.outcome} aria-live="polite" aria-label={label}>
    {children}
  </ul>
);

type ToldProps = { icon: ReactNode; tone?: 'good' | 'bad' | 'late'; children: ReactNode };

/** One thing that would happen. */
export const Told = ({ icon, tone, children }: ToldProps) => (
  <li className={classes.told} data-tone={tone}>
    {icon}
    <span>{children}</span>
  </li>
);
