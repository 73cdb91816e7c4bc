import type { FileId } from '@archway/contract/kernel/ids';
import type { Room } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../../inventory/pictures/picture-row.tsx';
import { api } from '../../../platform/api/api.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from './rooms.module.css';

type RoomPhotosProps = { stagingId: string; room: Room; mayChange: boolean };

/** How a room looked before and looks now, side by side; while there is no photo, one quiet line that takes some. */
export const RoomPhotos = ({ stagingId, room, mayChange }: RoomPhotosProps) => {
  const { t } = useTranslation('stagings/details');
  const { id: roomId, name, beforeIds, afterIds } = room;
  const folded = beforeIds.length + afterIds.length === 0;
  if (folded && !mayChange) return null;
  const sides = [
    { when: 'before', ids: beforeIds, field: 'beforeIds' },
    { when: 'after', ids: afterIds, field: 'afterIds' },
  ] as const;
  const keep = (pictures: { beforeIds?: FileId[]; afterIds?: FileId[]; seenIds: FileId[] }) =>
    api.stagings.setRoomPictures({ id: stagingId, roomId, ...pictures });
  return (
    <div className={classes.pictures} data-folded={folded}>
      {sides.map(({ when, ids, field }) => {
        const of = t(`rooms.${when}Of`, { name: isolated(name) });
        return (
          (mayChange || ids.length > 0) && (
            <div key={when} className={classes.side}>
              {!folded && <span className={classes.when}>{t(`rooms.${when}`)}</span>}
              <PictureRow
                name={of}
                label={of}
                ids={ids}
                send={mayChange ? (sent, seenIds) => keep({ [field]: sent, seenIds }) : undefined}
                add={t(`rooms.${when}Add`)}
                quiet={folded}
              />
            </div>
          )
        );
      })}
    </div>
  );
};
