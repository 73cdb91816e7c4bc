import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

/** Names and values, for the aside of a detail screen. A fact without a value is left out. */
export const FactList = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ name, value }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
