import type { CSSProperties } from 'react';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';
import type { Look } from './look-rules.ts';

/** A category as it is recognised at a glance: its icon on its color. */
export const CategoryMark = ({ look, size = 36 }: { look: Look; size?: number }) => (
  <span
    className={classes.mark}
    style={
      {
        '--mark-size': `${size / 16}rem`,
        '--mark-color': `var(--mantine-color-${look.color}-5)`,
      } as CSSProperties /* custom properties */
    }
  >
    <CategoryIcon name={look.icon} size={Math.round(size * 0.58)} />
  </span>
);
