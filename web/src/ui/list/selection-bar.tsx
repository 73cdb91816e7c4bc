import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import classes from './selection-bar.module.css';

type SelectionBarProps = {
  /** What the bar is about, for screen readers. */
  label: string;
  count: number;
  /** "12 selected". */
  words: string;
  /** What the button is called that selects nothing. */
  clear: string;
  onClear: () => void;
  /** What can be done with the selection. */
  children: ReactNode;
};

/** What can be done with the selected rows together. Stands at the foot of the screen while any is selected. */
export const SelectionBar = ({ label, count, words, clear, onClear, children }: SelectionBarProps) =>
  count > 0 && (
    <section className={classes.bar} aria-label={label} data-foot-bar>
      <span className={classes.words} aria-live="polite" data-tabular>
        {words}
      </span>
      {children}
      <IconButton label={clear} onClick={onClear}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </section>
  );
