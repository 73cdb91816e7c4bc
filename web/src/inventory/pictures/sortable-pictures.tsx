import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableList } from '../../ui/order/sortable-list.tsx';
import type { PictureList } from './picture-list.ts';
import classes from './pictures.module.css';

type SortablePicturesProps = {
  list: PictureList;
  onMove: (key: string, to: number) => void;
  children: ReactNode;
};

/** Pictures that are put in order, in rows of several. */
export const SortablePictures = ({ list, onMove, children }: SortablePicturesProps) => {
  const { t } = useTranslation('inventory/pictures');
  return (
    <SortableList
      ids={list.map(({ key }) => key)}
      strategy={rectSortingStrategy}
      onMove={onMove}
      words={{ how: t('drag.how'), cancel: t('drag.cancel'), step: (step, at) => t(`drag.${step}`, at) }}
    >
      {list.length > 0 && (
        <ul className={classes.tiles} aria-label={t('list')}>
          {children}
        </ul>
      )}
    </SortableList>
  );
};
