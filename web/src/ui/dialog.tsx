import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A dialog whose close button has a name. It traps the focus and gives it back to whoever opened it. */
export const Dialog = (props: ModalProps) => {
  const { t } = useTranslation('ui');
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
};
