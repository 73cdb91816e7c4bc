import type { ModalProps } from '@mantine/core';
import { DiscardGuard } from './discard-guard.tsx';
import { PlainDialog } from './plain-dialog.tsx';

/** A dialog that something can be typed into: closing it never loses that unasked. */
export const Dialog = (props: ModalProps) => (
  <DiscardGuard opened={props.opened} onClose={props.onClose}>
    {(close) => <PlainDialog {...props} onClose={close} />}
  </DiscardGuard>
);
