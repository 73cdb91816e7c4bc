import { mostNewItems } from '@archway/contract/inventory/limits';
import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconRowInsertBottom,
  IconRowRemove,
  IconSortDescending2,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import classes from './many.module.css';
import { addRows, fillDown, redo, removeRows, undo } from './sheet-state.ts';
import type { SheetInHand } from './use-sheet.ts';

/** The same as the keys do, for whoever would rather press a button. */
export const SheetTools = ({ hand }: { hand: SheetInHand }) => {
  const { t } = useTranslation('inventory/add');
  const { sheet, change, selection, corners } = hand;
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('many.tools')}>
      <IconButton label={t('many.undo')} disabled={sheet.past.length === 0} onClick={() => change(undo)}>
        <IconArrowBackUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('many.redo')} disabled={sheet.future.length === 0} onClick={() => change(redo)}>
        <IconArrowForwardUp size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('many.fill')} onClick={() => change((now) => fillDown(now, selection))}>
        <IconSortDescending2 size={20} aria-hidden />
      </IconButton>
      <IconButton label={t('many.removeRows')} onClick={() => change((now) => removeRows(now, corners))}>
        <IconRowRemove size={20} aria-hidden />
      </IconButton>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconRowInsertBottom size={18} aria-hidden />}
        disabled={sheet.rows.length >= mostNewItems}
        onClick={() => change((now) => addRows(now, 10))}
      >
        {t('many.addRows')}
      </Button>
    </div>
  );
};
