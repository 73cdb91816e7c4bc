import type { Room, Staging } from '@archway/contract/stagings/staging';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MoveTarget } from '../../../kit/remove/moving.ts';
import { RemoveDialog } from '../../../kit/remove/remove-dialog.tsx';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { isolated } from '../../../ui/text/sentence.tsx';

type RemoveRoomDialogProps = { staging: Staging; room: Room | null; onClose: () => void };

/** A room goes with its photos; what is promised to it goes to another room first. */
export const RemoveRoomDialog = ({ room, ...rest }: RemoveRoomDialogProps) =>
  room && <Confirmation key={room.id} {...rest} room={room} />;

const Confirmation = ({ staging, room, onClose }: RemoveRoomDialogProps & { room: Room }) => {
  const { t } = useTranslation('stagings/details');
  const { id, rooms } = staging;
  const { name } = room;
  const lines = useQuery(queries.stagings.lines.queryOptions({ input: { id } })).data?.rows ?? [];
  const others = rooms.filter((other) => other.id !== room.id);
  const field = ({ label, value, onChange, error }: MoveTarget) => (
    <NativeSelect
      label={label}
      value={value ?? ''}
      error={error}
      data={[
        { value: '', label: t('rooms.choose') },
        ...others.map((other) => ({ value: other.id as string, label: other.name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
  return (
    <RemoveDialog
      name={name}
      titleOf={(slot) => t('rooms.removeTitle', { name: slot })}
      done={t('rooms.removed', { name: isolated(name) })}
      send={(moveTo, options) =>
        api.stagings.removeRoom({ id, roomId: room.id, ...(moveTo ? { moveTo } : {}) }, options)
      }
      moving={{
        known: { lines: lines.filter(({ roomId }) => roomId === room.id).length },
        words: { lines: (count) => t('rooms.lines', { count }) },
        allowed: others.length > 0,
        field,
      }}
      onClose={onClose}
    >
      {t('rooms.removeBody')}
    </RemoveDialog>
  );
};
