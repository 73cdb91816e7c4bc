import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './use-focus-back.ts';
import { useTopmost } from './use-topmost.ts';

/** A dialog whose close button has a name. It traps the focus and gives it back to whoever opened it. */
export const PlainDialog = (props: ModalProps) => {
  const { t } = useTranslation('ui');
  useFocusBack(props.opened);
  const topmost = useTopmost(props.opened);
  return (
    <Modal
      closeButtonProps={{ 'aria-label': t('close') }}
      returnFocus={false}
      closeOnEscape={topmost}
      styles={titleStyles}
      {...props}
    />
  );
};

const titleStyles = { title: { fontSize: 'var(--mantine-h3-font-size)', fontWeight: 650 } };
