import { Skeleton } from '@mantine/core';
import type { CSSProperties } from 'react';
import classes from './tree.module.css';

const lines = [
  { depth: 0, width: '9rem' },
  { depth: 1, width: '12rem' },
  { depth: 1, width: '8rem' },
  { depth: 2, width: '10rem' },
  { depth: 0, width: '11rem' },
  { depth: 1, width: '7rem' },
];

/** The shape of a tree before its rows have come. */
export const TreeSkeleton = () => (
  <div className={classes.tree} aria-hidden="true">
    {lines.map(({ depth, width }) => (
      // The custom property says how far a row is moved in.
      <div key={width} className={classes.line} style={{ '--depth': depth } as CSSProperties}>
        <div className={classes.face}>
          <span className={classes.noToggle} />
          <Skeleton height={36} width={36} radius="md" />
          <Skeleton height={18} width={width} />
        </div>
      </div>
    ))}
  </div>
);
