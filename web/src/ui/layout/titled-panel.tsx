import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Panel } from './panel.tsx';
import classes from './titled-panel.module.css';

type TitledPanelProps = {
  title: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  /** The content reaches the edges (tables, pictures). */
  flush?: boolean | undefined;
  children: ReactNode;
};

/** A part of a detail screen with a heading of its own. */
export const TitledPanel = ({ title, action, flush = false, children }: TitledPanelProps) => {
  const id = useId();
  return (
    <Panel labelledBy={id} flush>
      <div className={classes.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {action}
      </div>
      <div className={flush ? undefined : classes.body}>{children}</div>
    </Panel>
  );
};
