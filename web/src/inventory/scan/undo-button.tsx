import { IconArrowBackUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './undo-button.module.css';

type UndoButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & {
  /** One of many: on a phone its picture is enough. */
  isCompact?: boolean;
};

/** Takes a scan back. An element of the page itself: one is drawn with every scan, on phones that are slow. */
export const UndoButton = ({ isCompact = false, ...props }: UndoButtonProps) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <button type="button" className={classes.undo} data-compact={isCompact} {...props}>
      <IconArrowBackUp size={20} aria-hidden />
      <span>{t('undo')}</span>
    </button>
  );
};
