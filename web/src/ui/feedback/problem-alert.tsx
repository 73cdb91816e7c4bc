import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { problemText } from './problem-text.ts';

type ProblemAlertProps = {
  /** What a call failed with; nothing is shown for null. */
  problem: unknown;
  /** Says it in the screen's own words instead. */
  children?: ReactNode;
};

/** A failure that belongs to no single field, said above the form and announced. */
export const ProblemAlert = ({ problem, children }: ProblemAlertProps) =>
  problem ? (
    <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {children ?? problemText(problem)}
    </Alert>
  ) : null;
