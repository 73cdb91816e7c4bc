import type { ReactNode } from 'react';
import { type Nested, nested } from './nested-branches.ts';
import classes from './tree.module.css';
import type { Branch, TreeRow } from './tree-rows.ts';

type TreeProps<Row extends TreeRow> = {
  /** What the tree shows, for screen readers. */
  label: string;
  /** The rows that are shown, from top to bottom. */
  branches: readonly Branch<Row>[];
  children: (branch: Branch<Row>) => ReactNode;
};

/** Lists inside lists: whoever does not see how far a row is moved in hears it. */
export const Tree = <Row extends TreeRow>({ label, branches, children }: TreeProps<Row>) => (
  <ul className={classes.tree} aria-label={label}>
    <Level level={nested(branches)}>{children}</Level>
  </ul>
);

const Level = <Row extends TreeRow>({
  level,
  children,
}: {
  level: readonly Nested<Row>[];
  children: TreeProps<Row>['children'];
}) =>
  level.map(({ branch, inside }) => (
    <li key={branch.row.id}>
      {children(branch)}
      {inside.length > 0 && (
        <ul className={classes.tree}>
          <Level level={inside}>{children}</Level>
        </ul>
      )}
    </li>
  ));
