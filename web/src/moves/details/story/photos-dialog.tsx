import type { PhotoMoment } from '@archway/contract/inventory/states';
import type { Move } from '@archway/contract/moves/move';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DamagePictures } from '../../../inventory/scan/field/damage-pictures.tsx';
import { recordInField, type UnmadeEvent } from '../../../inventory/scan/field/record-in-field.ts';
import { useUser } from '../../../platform/session/session.ts';
import { ownerOf } from '../../../platform/session/stored-session.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import classes from './story.module.css';

type PhotosDialogProps = {
  move: Move;
  rooms: ReadonlyMap<string, string>;
  /** Null while it is closed. */
  moment: PhotoMoment | null;
  onClose: () => void;
};

/** A crew takes photos of a room, with or without a network: the device keeps them until they are sent. */
export const PhotosDialog = ({ moment, onClose, ...rest }: PhotosDialogProps) => {
  const { t } = useTranslation('moves/details');
  const when = useKept(moment);
  return (
    <PlainDialog opened={moment !== null} onClose={onClose} title={when && t(`photos.of.${when}`)}>
      {when && <PhotosForm moment={when} onClose={onClose} {...rest} />}
    </PlainDialog>
  );
};

const PhotosForm = ({ move, rooms, moment, onClose }: PhotosDialogProps & { moment: PhotoMoment }) => {
  const { t } = useTranslation('moves/details');
  const owner = ownerOf(useUser());
  const [roomId, setRoomId] = useState('');
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<readonly Blob[]>([]);
  const [isDrawing, setDrawing] = useState(false);
  const [pending, setPending] = useState(false);
  const room = rooms.get(roomId) ?? t('photos.wholeHome');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if (pictures.length === 0) return toast(t('photos.none'), { tone: 'error' });
    setPending(true);
    const about = { moveId: move.id, taken: moment, note: note.trim(), ...(roomId ? { roomId } : {}) };
    const id = await recordInField({
      owner,
      event: { kind: 'photographed', ...about } as UnmadeEvent, // a move and a room that are here
      shown: { text: room },
      pictures,
    }).finally(() => setPending(false));
    if (!id) return;
    toast(t('photos.done', { room }));
    onClose();
  };
  return (
    <form onSubmit={(event) => void keep(event)} className={classes.form}>
      <NativeSelect
        label={t('photos.room')}
        value={roomId}
        onChange={({ currentTarget }) => setRoomId(currentTarget.value)}
        data={[
          { value: '', label: t('photos.wholeHome') },
          ...[...rooms].map(([value, label]) => ({ value, label })),
        ]}
      />
      <DamagePictures value={pictures} onChange={setPictures} onDrawing={setDrawing} />
      <TextInput
        label={t('photos.note')}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        maxLength={200}
      />
      <DialogFoot>
        <Button type="submit" loading={pending} disabled={isDrawing}>
          {t('photos.save')}
        </Button>
      </DialogFoot>
    </form>
  );
};
