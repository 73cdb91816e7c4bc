import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveForm } from './unsaved.ts';

type FormButtonsProps = {
  /** The verb on the button; "Save changes" unless told. */
  submit?: string | undefined;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  destructive?: boolean | undefined;
  onCancel: () => void;
  /** Another way on, between the two. */
  children?: ReactNode;
};

/** How a form in a dialog or drawer ends: the way out, then the way on. */
export const FormButtons = ({
  submit,
  pending = false,
  disabled = false,
  destructive = false,
  onCancel,
  children,
}: FormButtonsProps) => {
  const { t } = useTranslation(['ui/fields', 'ui']);
  const leave = useLeaveForm();
  return (
    <Group justify="flex-end" gap="sm" mt="xs">
      <Button variant="default" onClick={() => leave(onCancel)}>
        {t('ui:cancel')}
      </Button>
      {children}
      <Button type="submit" {...(destructive ? { color: 'red' } : {})} loading={pending} disabled={disabled}>
        {submit ?? t('save.save')}
      </Button>
    </Group>
  );
};
