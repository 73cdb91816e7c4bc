import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './named-link.module.css';

type MarkedNameProps = Omit<ComponentPropsWithRef<'a'>, 'className'> & {
  /** A small picture before the name. */
  mark: ReactNode;
};

const MarkedName = ({ mark, children, ...link }: MarkedNameProps) => (
  <span className={classes.named}>
    {mark}
    <a {...link} className={classes.name}>
      <bdi>{children}</bdi>
    </a>
  </span>
);

/** What a row is called, with its mark: the link to its screen. Its `to` is checked against the route table. */
export const NamedLink = createLink(MarkedName);
