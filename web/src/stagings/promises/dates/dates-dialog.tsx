import { addDays, daysBetween } from '@archway/contract/kernel/days';
import type { Staging } from '@archway/contract/stagings/staging';
import { isOut } from '@archway/contract/stagings/staging-rules';
import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useSubmit } from '../../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../../ui/feedback/problem-alert.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { DialogFoot } from '../../../ui/overlay/dialog-foot.tsx';
import { PlainDialog } from '../../../ui/overlay/plain-dialog.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { answersOf } from '../conflict/clash-rules.ts';
import { ConflictChoices } from '../conflict/conflict-choices.tsx';
import type { Stay } from '../conflict/free-stays.ts';
import { coverIn, mineHeld } from '../conflict/mine-of-lines.ts';
import { useClashChoices } from '../conflict/use-clash-choices.ts';
import { useDaysText } from '../use-days-text.ts';
import { useLines } from '../use-lines.ts';
import classes from './dates.module.css';
import { QuickChoices } from './quick-choices.tsx';
import { StayWords } from './stay-words.tsx';

export type DatesDialogProps = {
  staging: Staging;
  opened: boolean;
  /** The dates it begins with; those of the staging, if none are named. */
  stay?: Stay | undefined;
  /** When they are those of the staging. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

/** Other dates for a staging: what would happen is told while they change, then all of it happens or nothing. */
export const DatesDialog = ({ opened, onClose, ...rest }: DatesDialogProps) => {
  const { t } = useTranslation('stagings/promises');
  return (
    <PlainDialog opened={opened} onClose={onClose} title={t('dates.title')} size="xl">
      <Choosing key={rest.staging.version} {...rest} onClose={onClose} />
    </PlainDialog>
  );
};

const Choosing = ({ staging, onClose, onSaved, ...first }: Omit<DatesDialogProps, 'opened'>) => {
  const { t } = useTranslation(['stagings/promises', 'ui', 'names/stagings']);
  const day = useDaysText(staging.today);
  const [stay, setStay] = useState<Stay>(
    first.stay ?? { installOn: staging.installOn, endsOn: staging.endsOn },
  );
  const isSame = stay.installOn === staging.installOn && stay.endsOn === staging.endsOn;
  const isStay = daysBetween(stay.installOn, stay.endsOn) > 0;
  const { outcome, lines, mine } = useForeseen(staging, stay, isStay && !isSame);
  const clashes = outcome?.clashes ?? [];
  const chosen = useClashChoices(clashes);
  const { submit, pending, problem } = useSubmit(api.stagings.setDates, {
    onDone: (saved) => {
      toast(
        t('dates.done', { name: isolated(saved.name), from: day(saved.installOn), to: day(saved.endsOn) }),
        { tone: 'success' },
      );
      onClose();
      onSaved?.();
    },
  });
  const begun = isOut(staging.status) || staging.status === 'installing';
  return (
    <Stack gap="md">
      <div className={classes.fields}>
        <DayField
          label={t('names/stagings:staging.installOn')}
          value={stay.installOn}
          disabled={begun}
          onChange={(installOn) => installOn && setStay({ ...stay, installOn })}
        />
        <DayField
          label={t('names/stagings:staging.endsOn')}
          value={stay.endsOn}
          min={addDays(stay.installOn, 1)}
          data-autofocus
          error={isStay ? undefined : t('dates.endFirst')}
          onChange={(endsOn) => endsOn && setStay({ ...stay, endsOn })}
        />
      </div>
      <QuickChoices stay={stay} begun={begun} today={staging.today} onChoose={setStay} />
      {!isSame && outcome && <StayWords staging={staging} stay={stay} outcome={outcome} />}
      {clashes.length > 0 && !isSame && (
        <ConflictChoices
          staging={staging}
          stay={stay}
          clashes={clashes}
          windows={outcome ?? { earliest: null, latestEnd: null }}
          mine={mine}
          coverOf={coverIn(lines)}
          chosen={chosen}
          onDates={setStay}
        />
      )}
      <DialogFoot>
        <ProblemAlert problem={problem} />
        <Button variant="default" onClick={onClose}>
          {t('ui:cancel')}
        </Button>
        <Button
          loading={pending}
          disabled={isSame || !isStay || !outcome || !chosen.isSettled}
          onClick={() =>
            void submit({
              id: staging.id,
              version: staging.version,
              ...stay,
              ...answersOf(clashes, chosen.choices, mine),
            })
          }
        >
          {isSame
            ? t('dates.change')
            : t(stay.installOn === staging.installOn ? 'dates.endOn' : 'dates.moveTo', {
                from: day(stay.installOn),
                to: day(stay.endsOn),
              })}
        </Button>
      </DialogFoot>
    </Stack>
  );
};

/** What would happen on these dates, and to what. Nothing is told of dates that were left again. */
const useForeseen = (staging: Staging, stay: Stay, enabled: boolean) => {
  const [settled] = useDebouncedValue(stay, 200);
  const lines = useLines(staging.id).data?.rows ?? [];
  const foreseen = useQuery({
    ...queries.stagings.foresee.queryOptions({ input: { id: staging.id, ...settled } }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const isOfThese = settled.installOn === stay.installOn && settled.endsOn === stay.endsOn;
  const outcome = enabled && isOfThese && !foreseen.isPlaceholderData ? foreseen.data : undefined;
  return { outcome, lines, mine: mineHeld(lines) };
};
