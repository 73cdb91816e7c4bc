import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '../pictures/picture.tsx';
import classes from './empty-state.module.css';

type EmptyStateProps = {
  title: string;
  /** A sentence: why it is empty, or what will stand here. */
  children?: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  picture?: PictureName | undefined;
  /** 1 on a page of its own, 2 inside one. */
  order?: 1 | 2 | undefined;
};

/** Nothing here, said kindly: a picture, a sentence, the next step. */
export const EmptyState = ({ title, children, action, picture = 'empty', order = 2 }: EmptyStateProps) => (
  <div className={classes.state}>
    <Picture name={picture} size={order === 1 ? 200 : 140} />
    <Title order={order} size={order === 1 ? 'h1' : 'h3'}>
      {title}
    </Title>
    {children && <div className={classes.words}>{children}</div>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
