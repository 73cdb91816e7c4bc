import type { ItemId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { Sentence, slot } from '../../../ui/text/sentence.tsx';
import { EquivalentPicker } from '../conflict/equivalent-picker.tsx';
import { useChangeLine } from './use-change-line.tsx';

export type SwapDialogProps = {
  staging: Staging;
  line: Line | null;
  lines: readonly Line[];
  onClose: () => void;
};

/** Another item in the stead of one: free ones, the most alike first. */
export const SwapDialog = ({ line, onClose, ...rest }: SwapDialogProps) => {
  const { t } = useTranslation('stagings/promises');
  const shown = useKept(line);
  return (
    <PlainDialog
      opened={line !== null}
      onClose={onClose}
      size="xl"
      title={<Sentence text={t('swap.title', { name: slot })}>{shown?.itemName}</Sentence>}
    >
      {shown && <Swapping key={shown.id} {...rest} line={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

const Swapping = ({ staging, line, lines, onClose }: SwapDialogProps & { line: Line }) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const [itemId, setItemId] = useState<ItemId>();
  const done = () => {
    toast(t('done.swapped'), { tone: 'success' });
    onClose();
  };
  const { submit, pending, problem, dialog } = useChangeLine(staging, lines, done);
  const back = useSubmit(api.stagings.reserve, { onDone: done });
  return (
    <Stack gap="md">
      <EquivalentPicker
        legend={t('conflict.swapFor')}
        replacing={{ wanted: { id: staging.id, itemId: line.itemId, quantity: line.quantity } }}
        value={itemId}
        onChange={setItemId}
      />
      <DialogFoot>
        <ProblemAlert problem={problem ?? back.problem} />
        {line.bumped > 0 && (
          <Button
            variant="default"
            loading={back.pending}
            onClick={() =>
              void back.submit({
                id: staging.id,
                lineIds: [line.id],
                onClash: 'refuse',
                swaps: [],
                fewer: [],
              })
            }
          >
            {t('swap.again')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button
          loading={pending}
          disabled={itemId === undefined}
          onClick={() => itemId && void submit(line, { itemId })}
        >
          {t('swap.confirm')}
        </Button>
      </DialogFoot>
      {dialog}
    </Stack>
  );
};
