import { type PhotoMoment, photoMoments } from '@archway/contract/inventory/states';
import type { Move } from '@archway/contract/moves/move';
import { Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../../inventory/pictures/picture-row.tsx';
import { undoInField } from '../../../inventory/scan/field/record-in-field.ts';
import { UndoButton } from '../../../inventory/scan/undo-button.tsx';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { PhotosDialog } from './photos-dialog.tsx';
import { RecordedBy } from './recorded-by.tsx';
import classes from './story.module.css';
import type { ToldEvent } from './timeline-rules.ts';
import { latestOf } from './told-events.ts';
import { useRoomNames } from './use-room-names.ts';

type PhotosPanelProps = { move: Move; events: readonly ToldEvent[]; mayRecord: boolean };

/** How the home was found and how it was left, room by room: nobody argues about the scratch on the floor. */
export const PhotosPanel = ({ move, events, mayRecord }: PhotosPanelProps) => {
  const { t } = useTranslation('moves/details');
  const owner = ownerOf(useUser());
  const rooms = useRoomNames(move);
  const [moment, setMoment] = useState<PhotoMoment | null>(null);
  const taken = latestOf('photographed', events);
  if (taken.length === 0 && !mayRecord) return null;
  return (
    <TitledPanel title={t('photos.title')}>
      <div className={classes.moments}>
        {photoMoments.map((when) => (
          <section key={when} aria-label={t(`photos.${when}`)}>
            <h3 className={classes.moment}>{t(`photos.${when}`)}</h3>
            {taken
              .filter((event) => event.taken === when)
              .map((event) => {
                const room = (event.roomId && rooms.get(event.roomId)) || t('photos.wholeHome');
                return (
                  <div key={event.id} className={classes.record}>
                    <bdi>{room}</bdi>
                    <PictureRow name={room} label={room} ids={event.pictureIds} />
                    {event.note && <q dir="auto">{event.note}</q>}
                    <div className={classes.foot}>
                      <RecordedBy event={event} />
                      {mayRecord && (
                        <UndoButton
                          isCompact
                          aria-label={t('photos.remove', { room })}
                          onClick={() => void undoInField(owner, event.id, { text: room })}
                        />
                      )}
                    </div>
                  </div>
                );
              })}
            {mayRecord && (
              <Button
                variant="default"
                leftSection={<IconCamera size={18} aria-hidden />}
                onClick={() => setMoment(when)}
              >
                {t(`photos.add.${when}`)}
              </Button>
            )}
          </section>
        ))}
      </div>
      <PhotosDialog move={move} rooms={rooms} moment={moment} onClose={() => setMoment(null)} />
    </TitledPanel>
  );
};
