import type { FileId, ItemId } from '@archway/contract/kernel/ids';
import type { Staging } from '@archway/contract/stagings/staging';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { DatesDialogProps } from '../dates/dates-dialog.tsx';
import type { Choices, Mine } from './clash-rules.ts';
import { ConflictChoices } from './conflict-choices.tsx';
import type { Conflict } from './conflict-of.ts';
import type { Stay } from './free-stays.ts';
import type { LeftOut } from './use-choice-words.ts';
import { useClashChoices } from './use-clash-choices.ts';

const DatesDialog = lazyDialog<DatesDialogProps>(
  ({ opened }) => opened,
  async () => (await import('../dates/dates-dialog.tsx')).DatesDialog,
);

export type ConflictDialogProps = {
  conflict: Conflict | null;
  staging: Staging;
  mine: readonly Mine[];
  coverOf: (itemId: ItemId) => FileId | null;
  pending: boolean;
  problem: unknown;
  leftOut?: LeftOut | undefined;
  onSettle: (choices: Choices) => void;
  /** The same once more, after the staging was moved to other dates. */
  onAgain: () => void;
  onClose: () => void;
};

/** Opened when pieces were refused because others hold them. Whatever is chosen happens in one call, or nothing does. */
export const ConflictDialog = ({ conflict, onClose, ...rest }: ConflictDialogProps) => {
  const { t } = useTranslation('stagings/promises');
  const shown = useKept(conflict);
  return (
    <PlainDialog opened={conflict !== null} onClose={onClose} title={t('conflict.title')} size="xl">
      {shown && <Settling {...rest} conflict={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

const Settling = (props: ConflictDialogProps & { conflict: Conflict }) => {
  const { conflict, staging, mine, coverOf, leftOut, pending, problem, onSettle, onAgain, onClose } = props;
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const chosen = useClashChoices(conflict.clashes);
  const [dates, setDates] = useState<Stay | null>(null);
  return (
    <Stack gap="md">
      {conflict.takenMeanwhile && (
        <Alert role="alert" color="orange" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('conflict.takenMeanwhile')}
        </Alert>
      )}
      <ConflictChoices
        staging={staging}
        stay={{ installOn: staging.installOn, endsOn: staging.endsOn }}
        clashes={conflict.clashes}
        windows={conflict.windows}
        mine={mine}
        coverOf={coverOf}
        chosen={chosen}
        leftOut={leftOut}
        onDates={setDates}
      />
      <DatesDialog
        key={dates?.installOn}
        staging={staging}
        opened={dates !== null}
        stay={dates ?? undefined}
        onSaved={onAgain}
        onClose={() => setDates(null)}
      />
      <DialogFoot>
        <ProblemAlert problem={problem} />
        <Button variant="default" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button loading={pending} disabled={!chosen.isSettled} onClick={() => onSettle(chosen.choices)}>
          {t('conflict.settle')}
        </Button>
      </DialogFoot>
    </Stack>
  );
};
