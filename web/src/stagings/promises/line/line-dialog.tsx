import type { RoomId, UnitId } from '@archway/contract/kernel/ids';
import { type Line, lineNoteMax } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useChangeLine } from './use-change-line.tsx';

export type LineDialogProps = {
  staging: Staging;
  line: Line | null;
  lines: readonly Line[];
  onClose: () => void;
};

/** One line: its room, how many, the very piece, whether it is optional, and a note. */
export const LineDialog = ({ line, onClose, ...rest }: LineDialogProps) => {
  const shown = useKept(line);
  return (
    <PlainDialog opened={line !== null} onClose={onClose} title={<bdi>{shown?.itemName}</bdi>}>
      {shown && <Editing key={`${shown.id} ${shown.version}`} {...rest} line={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

const Editing = ({ staging, line, lines, onClose }: LineDialogProps & { line: Line }) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const [roomId, setRoomId] = useState<RoomId>(line.roomId);
  const [quantity, setQuantity] = useState<number | string>(line.quantity);
  const [unitId, setUnitId] = useState<UnitId | null>(line.unitId);
  const [optional, setOptional] = useState(line.optional);
  const [note, setNote] = useState(line.note);
  const { submit, pending, problem, dialog } = useChangeLine(staging, lines, () => {
    toast(t('done.changed', { name: isolated(line.itemName) }), { tone: 'success' });
    onClose();
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(line, { roomId, quantity: unitId ? 1 : Number(quantity), unitId, optional, note });
      }}
    >
      <Stack gap="md">
        <Select
          label={t('line.room')}
          data={staging.rooms.map((room) => ({ value: room.id as string, label: room.name }))}
          value={roomId}
          allowDeselect={false}
          onChange={(id) => id && setRoomId(id as RoomId)} // one of the rooms
        />
        <NumberField
          label={t('line.howMany')}
          min={1}
          max={1_000_000}
          whole
          disabled={unitId !== null}
          value={unitId ? 1 : quantity}
          onChange={setQuantity}
        />
        {line.tracking === 'unit' && (
          <UnitSelect
            itemId={line.itemId}
            staging={staging}
            lineId={line.id}
            value={unitId}
            onChange={setUnitId}
          />
        )}
        <Checkbox
          label={t('line.optional')}
          checked={optional}
          onChange={(event) => setOptional(event.currentTarget.checked)}
        />
        <Textarea
          label={t('line.note')}
          dir="auto"
          autosize
          minRows={2}
          maxLength={lineNoteMax}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value.replace(/\n/g, ' '))}
        />
        <ProblemAlert problem={problem} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={pending} disabled={!(Number(quantity) >= 1)}>
            {t('line.save')}
          </Button>
        </Group>
      </Stack>
      {dialog}
    </form>
  );
};
