import { useSortable } from '@dnd-kit/sortable';
import { Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconGripVertical,
  IconStar,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ListedPicture } from './picture-list.ts';
import { PicturePreview } from './picture-preview.tsx';
import classes from './pictures.module.css';
import { UnsentPicture } from './unsent-picture.tsx';

type PictureTileProps = {
  picture: ListedPicture;
  index: number;
  count: number;
  onTryAgain: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One picture of the list, with how far it is and what can be done with it. */
export const PictureTile = ({ picture, index, count, onTryAgain, onMove, onRemove }: PictureTileProps) => {
  const { t } = useTranslation('inventory/pictures');
  const sortable = useSortable({
    id: picture.key,
    attributes: { roleDescription: t('drag.kind') },
  });
  const { transform, transition, isDragging, listeners } = sortable;
  const n = index + 1;
  const { onKeyDown: _keys, ...byHand } = listeners ?? {};
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.tile}
      data-state={picture.state}
      data-dragging={isDragging}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      <div className={classes.face} {...byHand}>
        <PicturePreview picture={picture} alt={t('one', { n, count })} />
      </div>
      {index === 0 && <span className={classes.cover}>{t('cover')}</span>}
      {picture.state === 'ready' ? (
        <div className={classes.tools}>
          <button
            type="button"
            className={classes.tool}
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...listeners}
            aria-label={t('drag.handle', { n })}
          >
            <IconGripVertical size={18} aria-hidden />
          </button>
          <Menu position="bottom-end">
            <Menu.Target>
              <button type="button" className={classes.tool} aria-label={t('actions', { n })}>
                <IconDots size={18} aria-hidden />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {index > 0 && (
                <>
                  <Menu.Item leftSection={<IconStar size={18} aria-hidden />} onClick={() => onMove(0)}>
                    {t('makeCover')}
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconArrowLeft size={18} className={classes.turns} aria-hidden />}
                    onClick={() => onMove(index - 1)}
                  >
                    {t('earlier')}
                  </Menu.Item>
                </>
              )}
              {index < count - 1 && (
                <Menu.Item
                  leftSection={<IconArrowRight size={18} className={classes.turns} aria-hidden />}
                  onClick={() => onMove(index + 1)}
                >
                  {t('later')}
                </Menu.Item>
              )}
              <Menu.Item
                c="var(--aw-error-text)"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={onRemove}
              >
                {t('remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      ) : (
        <UnsentPicture picture={picture} n={n} onTryAgain={onTryAgain} onRemove={onRemove} />
      )}
    </li>
  );
};
