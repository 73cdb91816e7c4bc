import type { ReactNode } from 'react';
import classes from './picture.module.css';

export type PictureName = 'empty' | 'nothing-found' | 'failed' | 'lost' | 'locked' | 'quiet';

/** Small drawings in the brand's colors, each under the same arch. Decorative: the words beside them say it all. */
export const Picture = ({ name, size = 160 }: { name: PictureName; size?: number }) => (
  <svg
    className={classes.picture}
    width={size}
    height={size}
    viewBox="0 0 160 160"
    aria-hidden="true"
    focusable="false"
  >
    <path className={classes.wall} d="M26 146V78a54 54 0 0 1 108 0v68z" />
    <path className={classes.floor} d="M10 146h140" />
    {drawings[name]}
  </svg>
);

const chair = (
  <>
    <path className={classes.fill} d="M60 92a12 12 0 0 1 12-12h16a12 12 0 0 1 12 12v26H60z" />
    <path className={classes.deep} d="M52 108a7 7 0 0 1 14 0v8h28v-8a7 7 0 0 1 14 0v22H52z" />
    <path className={classes.line} d="M58 130v14M102 130v14" />
  </>
);

const drawings: Record<PictureName, ReactNode> = {
  empty: (
    <>
      {chair}
      <path className={classes.line} d="M80 24v22" />
      <path className={classes.light} d="M66 58a14 14 0 0 1 28 0z" />
    </>
  ),
  'nothing-found': (
    <>
      <circle className={classes.light} cx="76" cy="86" r="24" />
      <circle className={classes.line} cx="76" cy="86" r="24" />
      <path className={classes.thick} d="m94 104 18 18" />
    </>
  ),
  failed: (
    <>
      <path className={classes.light} d="M80 62 116 126H44z" />
      <path className={classes.line} d="M80 62 116 126H44z" />
      <path className={classes.thick} d="M80 84v18M80 113v1" />
    </>
  ),
  lost: (
    <>
      <path className={classes.light} d="M60 146V92a20 20 0 0 1 40 0v54z" />
      <path className={classes.line} d="M60 146V92a20 20 0 0 1 40 0v54M92 118v4" />
      <path className={classes.line} d="M80 30v14M72 37h16" />
    </>
  ),
  locked: (
    <>
      <path className={classes.line} d="M64 92V80a16 16 0 0 1 32 0v12" />
      <rect className={classes.fill} x="56" y="92" width="48" height="38" rx="8" />
      <path className={classes.thickOnFill} d="M80 106v10" />
    </>
  ),
  quiet: (
    <>
      <path className={classes.fill} d="M56 116V92a24 24 0 0 1 48 0v24l8 10H48z" />
      <path className={classes.line} d="M72 134a8 8 0 0 0 16 0M80 68v-8" />
    </>
  ),
};
