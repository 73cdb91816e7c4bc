import type { ComponentType } from 'react';
import classes from './kind-mark.module.css';

type KindMarkProps = {
  icon: ComponentType<{ size: number; stroke: number }>;
  /** People are round, things are not. */
  round?: boolean;
  size?: number | undefined;
};

/** What kind of thing it is, at a glance. Decorative: the kind stands beside it in words. */
export const KindMark = ({ icon: Icon, round = false, size = 36 }: KindMarkProps) => (
  <span
    className={classes.mark}
    data-round={round ? '' : undefined}
    style={{ inlineSize: size, blockSize: size }}
    aria-hidden="true"
  >
    <Icon size={Math.round(size * 0.55)} stroke={1.75} />
  </span>
);
