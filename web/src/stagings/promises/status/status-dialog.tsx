import type { Staging } from '@archway/contract/stagings/staging';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries, readAgain } from '../../../platform/api/query-client.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { answersOf } from '../conflict/clash-rules.ts';
import { ConflictChoices } from '../conflict/conflict-choices.tsx';
import { conflictOf } from '../conflict/conflict-of.ts';
import type { Stay } from '../conflict/free-stays.ts';
import { coverIn, mineOfLines } from '../conflict/mine-of-lines.ts';
import { OutcomeWords } from '../conflict/outcome-words.tsx';
import { useClashChoices } from '../conflict/use-clash-choices.ts';
import { useLines } from '../use-lines.ts';
import { useStatusWords } from './use-status-words.ts';

export type StatusDialogProps = { staging: Staging; status: StagingStatus | null; onClose: () => void };

/** Moves a staging on: says what that does first, and settles what collides. */
export const StatusDialog = ({ staging, status, onClose }: StatusDialogProps) => {
  const words = useStatusWords(staging);
  const shown = useKept(status);
  return (
    <PlainDialog
      opened={status !== null}
      onClose={onClose}
      title={shown ? words.title(shown) : ''}
      size={shown === 'confirmed' ? 'xl' : 'md'}
    >
      {shown && <Moving key={shown} staging={staging} status={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

const ends: readonly StagingStatus[] = ['canceled', 'lost', 'closed'];

const Moving = ({ staging, status, onClose }: StatusDialogProps & { status: StagingStatus }) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const words = useStatusWords(staging);
  const [stay, setStay] = useState<Stay>({ installOn: staging.installOn, endsOn: staging.endsOn });
  const isConfirming = promiseStatusOf(staging.status) === 'soft' && promiseStatusOf(status) === 'firm';
  const lines = useLines(staging.id).data?.rows ?? [];
  const foreseen = useQuery({
    ...queries.stagings.foresee.queryOptions({ input: { id: staging.id, status, ...stay } }),
    enabled: isConfirming,
  });
  const outcome = isConfirming ? foreseen.data : undefined;
  const clashes = outcome?.clashes ?? [];
  const mine = mineOfLines(lines);
  const chosen = useClashChoices(clashes);
  const { submit, pending, problem } = useSubmit(api.stagings.setStatus, {
    onDone: (saved) => {
      toast(t('status.done', { name: isolated(saved.name), status: words.name(saved.status) }), {
        tone: 'success',
      });
      onClose();
    },
    onProblem: (refused) => {
      if (conflictOf(refused)) void readAgain(new Set(['stagings']));
      return false;
    },
  });
  return (
    <Stack gap="md">
      <p style={{ margin: 0 }}>{words.does(status, stay)}</p>
      {isConfirming && !outcome && !foreseen.error && <Skeleton height={64} radius="md" />}
      {outcome && <OutcomeWords outcome={outcome} staging={staging} />}
      {clashes.length > 0 && outcome && (
        <ConflictChoices
          staging={staging}
          status={status}
          stay={stay}
          clashes={clashes}
          windows={outcome}
          mine={mine}
          coverOf={coverIn(lines)}
          chosen={chosen}
          onDates={setStay}
        />
      )}
      <ProblemAlert problem={problem ?? foreseen.error} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('ui:cancel')}
        </Button>
        <Button
          {...(ends.includes(status) && status !== 'closed' ? { color: 'red' } : {})}
          loading={pending}
          disabled={isConfirming && (!outcome || !chosen.isSettled)}
          onClick={() =>
            void submit({
              id: staging.id,
              version: staging.version,
              status,
              ...stay,
              ...answersOf(clashes, chosen.choices, mine),
            })
          }
        >
          {words.verb(status)}
        </Button>
      </Group>
    </Stack>
  );
};
