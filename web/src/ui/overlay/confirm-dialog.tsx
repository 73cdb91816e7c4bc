import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from './plain-dialog.tsx';

type ConfirmDialogProps = {
  opened: boolean;
  /** The question, naming what it is about: "Remove Ada Byron from Larkspur?" */
  title: ReactNode;
  /** What will be lost or changed. */
  children: ReactNode;
  /** The verb on the button: "Remove", never "OK". */
  confirm: string;
  /** The safe answer, where "Cancel" could mean either. */
  dismiss?: string | undefined;
  destructive?: boolean | undefined;
  pending?: boolean | undefined;
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks before something that cannot be undone. Focus starts on the safe answer and returns to the opener. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    opened,
    title,
    children,
    confirm,
    dismiss,
    destructive = false,
    pending = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('ui');
  return (
    <PlainDialog opened={opened} onClose={onClose} title={title}>
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {dismiss ?? t('cancel')}
        </Button>
        <Button {...(destructive ? { color: 'red' } : {})} loading={pending} onClick={() => void onConfirm()}>
          {confirm}
        </Button>
      </Group>
    </PlainDialog>
  );
};
