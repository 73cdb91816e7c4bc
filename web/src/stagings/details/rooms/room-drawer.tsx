import { roomFields } from '@archway/contract/stagings/room-fields';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../kit/edit/form-alert.tsx';
import type { Latest } from '../../../kit/edit/use-edit-form.ts';
import { useTableForm } from '../../../kit/edit/use-table-form.ts';
import { api } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { FieldGroups } from '../../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../../ui/form/form-buttons.tsx';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { useRoomWords } from './use-room-words.ts';

export type RoomDrawerProps = { stagingId: string; room: Room | 'new' | null; onClose: () => void };

/** What is known of a room, or a new one. */
export const RoomDrawer = ({ stagingId, room, onClose }: RoomDrawerProps) => {
  const { t } = useTranslation('stagings/details');
  const shown = useKept(room);
  return (
    <SideDrawer
      opened={room !== null}
      onClose={onClose}
      title={shown === 'new' ? t('rooms.add') : t('rooms.editTitle')}
    >
      {shown && (
        <RoomForm
          key={shown === 'new' ? 'new' : shown.id}
          stagingId={stagingId}
          room={shown === 'new' ? undefined : shown}
          onClose={onClose}
        />
      )}
    </SideDrawer>
  );
};

type RoomFormProps = { stagingId: string; room: Room | undefined; onClose: () => void };

const RoomForm = ({ stagingId, room, onClose }: RoomFormProps) => {
  const { t } = useTranslation('stagings/details');
  const words = useRoomWords();
  const edit = useTableForm({
    table: roomFields,
    row: room,
    initial: { roomType: 'living' },
    create: async (values, options) =>
      lastOf(await api.stagings.addRooms({ id: stagingId, rooms: [values] }, options)),
    change: async ({ id: roomId, ...change }, options) =>
      roomOf(await api.stagings.changeRoom({ ...change, id: stagingId, roomId }, options), roomId),
    read: async ({ id }) => {
      const latest = await api.stagings.get({ id: stagingId });
      return {
        ...roomOf(latest, id),
        updatedAt: latest.updatedAt,
        updatedBy: latest.updatedBy,
        updatedById: latest.updatedById,
      } as Latest<Room>; // with who and when
    },
    fieldOf: (field) => field.replace(/^rooms\.0\./, ''),
    onDone: ({ name }) => {
      onClose();
      toast(t(room ? 'saved' : 'rooms.added', { name: isolated(name) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        <FieldGroups
          form={form}
          table={roomFields}
          {...words}
          groups={{ room: { focused: 'name', wide: ['name'] }, size: {}, rest: {} }}
        />
        <FormButtons submit={room ? undefined : t('rooms.add')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};

const roomOf = ({ rooms }: Staging, id: string): Room => {
  const room = rooms.find((each) => each.id === id);
  if (!room) throw new Error('The room is not there any more.');
  return room;
};

const lastOf = (staging: Staging): Room => roomOf(staging, staging.rooms.at(-1)?.id ?? '');
