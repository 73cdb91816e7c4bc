import { ActionIcon, type ActionIconProps, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    /** What the button does: its name for screen readers and its tooltip. */
    label: string;
    children: ReactNode;
  };

/** A button that is only a picture, with a name. 40 px: a comfortable target for a thumb. */
export const IconButton = ({ label, children, ...props }: IconButtonProps) => (
  <Tooltip label={label}>
    <ActionIcon
      variant="subtle"
      color="gray"
      flex="0 1 auto"
      size={40}
      radius="md"
      c="var(--mantine-color-text)"
      aria-label={label}
      {...props}
    >
      {children}
    </ActionIcon>
  </Tooltip>
);
