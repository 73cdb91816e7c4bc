import { Children, type ReactNode } from 'react';
import classes from './dotted-line.module.css';

/** Short facts beside each other, with dots between them. Where one begins a new line, it has no dot before it. */
export const DottedLine = ({ children }: { children: ReactNode }) => (
  <span className={classes.line}>
    <span className={classes.facts}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
        <span key={index}>{fact}</span>
      ))}
    </span>
  </span>
);
