import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './alike-alert.module.css';

/** What is typed, once somebody pauses. */
export const usePaused = <Typed extends object>(typed: Typed): Typed => {
  const [paused] = useDebouncedValue(JSON.stringify(typed), 300);
  return JSON.parse(paused) as Typed; // just written
};

type AlikeAlertProps<Row> = {
  title: string;
  rows: readonly Row[];
  /** A link to it, and why it could be the same. */
  children: (row: Row) => ReactNode;
};

/** What could be meant, while somebody types something that may be there already. */
export const AlikeAlert = <Row extends { readonly id: string }>({
  title,
  rows,
  children,
}: AlikeAlertProps<Row>) =>
  rows.length > 0 && (
    <Alert color="yellow" icon={<IconCopy size={20} aria-hidden />} title={title} role="status">
      <ul className={classes.alike}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </Alert>
  );
