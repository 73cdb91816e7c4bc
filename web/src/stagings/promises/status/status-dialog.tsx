import type { Staging } from '@archway/contract/stagings/staging';
import { isEnded, isOut, promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';
import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconAlertTriangle, IconHome } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { answersOf } from '../conflict/clash-rules.ts';
import { ConflictChoices } from '../conflict/conflict-choices.tsx';
import type { Stay } from '../conflict/free-stays.ts';
import { coverIn, mineHeld, mineOfLines } from '../conflict/mine-of-lines.ts';
import { OutcomeWords } from '../conflict/outcome-words.tsx';
import { useClashChoices } from '../conflict/use-clash-choices.ts';
import { shortOf } from '../shortage-rules.ts';
import { useLines } from '../use-lines.ts';
import { useShortages } from '../use-shortages.ts';
import { useStatusWords } from './use-status-words.ts';

export type StatusDialogProps = {
  staging: Staging;
  status: StagingStatus | null;
  onClose: () => void;
  /** Among others, where nothing else says which one it is. */
  named?: boolean | undefined;
};

/** Moves a staging on: says what that does first, and settles what collides. */
export const StatusDialog = ({ staging, status, onClose, named }: StatusDialogProps) => {
  const words = useStatusWords(staging);
  const shown = useKept(status);
  return (
    <PlainDialog
      opened={status !== null}
      onClose={onClose}
      title={shown ? words.title(shown) : ''}
      size={shown === 'confirmed' || shown === 'installing' ? 'xl' : 'md'}
    >
      {shown && <Moving key={shown} staging={staging} status={shown} onClose={onClose} named={named} />}
    </PlainDialog>
  );
};

const ends: readonly StagingStatus[] = ['canceled', 'lost', 'closed'];

const Moving = ({ staging, status, onClose, named }: StatusDialogProps & { status: StagingStatus }) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const words = useStatusWords(staging);
  const [stay, setStay] = useState<Stay>({ installOn: staging.installOn, endsOn: staging.endsOn });
  const isConfirming = promiseStatusOf(staging.status) === 'soft' && promiseStatusOf(status) === 'firm';
  // A home that is staged before its date has its pieces from that day on, which others may count on.
  const isEarly =
    promiseStatusOf(staging.status) === 'firm' && isOut(status) && staging.installOn > staging.today;
  const takes = isConfirming || isEarly;
  const lines = useLines(staging.id).data?.rows ?? [];
  const foreseen = useQuery({
    ...queries.stagings.foresee.queryOptions({ input: { id: staging.id, status, ...stay } }),
    enabled: takes,
  });
  const outcome = takes ? foreseen.data : undefined;
  const clashes = outcome?.clashes ?? [];
  // A quote goes out with what is not free: whoever sends it knows.
  const short = shortOf(lines, useShortages(staging));
  const mine = promiseStatusOf(staging.status) === 'soft' ? mineOfLines(lines) : mineHeld(lines);
  const chosen = useClashChoices(clashes);
  const { submit, pending, problem } = useSubmit(api.stagings.setStatus, {
    onDone: (saved) => {
      toast(t('status.done', { name: isolated(saved.name), status: words.name(saved.status) }), {
        tone: 'success',
      });
      onClose();
    },
  });
  const out = problem?.code === 'conflict' ? numberIn(problem.facts, 'out') : undefined;
  const begun = problem?.code === 'conflict' ? numberIn(problem.facts, 'begun') : undefined;
  return (
    <Stack gap="md">
      {named && (
        <strong>
          <bdi dir="ltr">#{staging.number}</bdi> <bdi>{staging.name}</bdi>
        </strong>
      )}
      <p style={{ margin: 0 }}>{words.does(status, stay)}</p>
      {isEnded(status) && <p style={{ margin: 0 }}>{t('status.movesOff')}</p>}
      {status === 'quoted' && short > 0 && (
        <Alert role="note" color="red" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {t('status.short', { count: short })}
        </Alert>
      )}
      {takes && !outcome && !foreseen.error && <Skeleton height={64} radius="md" />}
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
          onDates={isConfirming ? setStay : undefined}
        />
      )}
      <DialogFoot>
        {out !== undefined || begun !== undefined ? (
          <Alert role="alert" color="red" icon={<IconHome size={20} aria-hidden />}>
            {out !== undefined
              ? t('status.stillOut', { count: out })
              : t('status.begun', { number: isolated(`#${begun}`) })}
          </Alert>
        ) : (
          <ProblemAlert problem={problem ?? foreseen.error} />
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('ui:cancel')}
        </Button>
        <Button
          {...(ends.includes(status) && status !== 'closed' ? { color: 'red' } : {})}
          loading={pending}
          disabled={takes && (!outcome || !chosen.isSettled)}
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
      </DialogFoot>
    </Stack>
  );
};

/** How many pieces are still in the home, or which move is under way, where that stands in the way. */
const numberIn = (facts: Readonly<Record<string, unknown>>, name: 'out' | 'begun') => {
  const told = facts[name];
  return typeof told === 'number' ? told : undefined;
};
