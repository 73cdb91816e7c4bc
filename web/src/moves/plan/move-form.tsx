import type { Move } from '@archway/contract/moves/move';
import { moveFields } from '@archway/contract/moves/move-fields';
import { type MoveKind, moveKinds } from '@archway/contract/moves/states';
import { Alert, Button, SegmentedControl, Stack } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { StagingSelect } from '../../stagings/create/staging-select.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { fieldState } from '../../ui/fields/field-form.ts';
import { FieldGroups } from '../../ui/fields/field-groups.tsx';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { useMoveWords } from '../use-move-words.ts';
import { CrewInput } from './crew-input.tsx';
import { DayEstimate, type Planned } from './day-estimate.tsx';
import { useMemberNames } from './use-member-names.ts';
import { useMoveForm } from './use-move-form.ts';
import { usePlannable } from './use-plannable.ts';
import { VehicleSelect } from './vehicle-select.tsx';

type MoveFormProps = {
  /** Nothing for a new one. */
  move: Move | undefined;
  /** Of a new one whose job is known. */
  stagingId: string | undefined;
  kind: MoveKind | undefined;
  onClose: () => void;
  onPlanned?: ((move: Move) => void) | undefined;
};

/** When, who and with what; what that takes is said while choosing. */
export const MoveForm = ({ move, stagingId, kind = 'in', onClose, onPlanned }: MoveFormProps) => {
  const { t } = useTranslation('moves');
  const words = useMoveWords();
  const memberNames = useMemberNames();
  const edit = useMoveForm({
    move,
    initial: { kind, ...(stagingId ? { stagingId } : {}) },
    onDone: (saved) => {
      onClose();
      const name = isolated(saved.stagingName);
      const planned =
        saved.status === 'draft'
          ? (`plan.drafted.${saved.kind}` as const)
          : (`plan.planned.${saved.kind}` as const);
      toast(t(move ? 'plan.saved' : planned, { name }), { tone: 'success' });
      if (!move) onPlanned?.(saved);
    },
  });
  const { form, pending, onSubmit, problem } = edit;
  const asDraft = useRef(false);
  const plan = (event: FormEvent<HTMLFormElement>) => {
    if (!move) form.setFieldValue('status', asDraft.current ? 'draft' : 'scheduled');
    asDraft.current = false;
    onSubmit(event);
  };
  const chosen: string | null = form.useWatchValue('stagingId');
  const direction: MoveKind = form.useWatchValue('kind');
  const staging = useQuery({
    ...queries.stagings.get.queryOptions({ input: { id: chosen ?? '' } }),
    enabled: Boolean(chosen),
  }).data;
  const usualDay = staging && (direction === 'in' ? staging.installOn : staging.endsOn);
  // A day that somebody chose stays, whatever else they choose.
  const suggested = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job and way that is chosen
  useEffect(() => {
    const { scheduledOn } = form.getValues();
    if (move || !usualDay || (scheduledOn !== '' && scheduledOn !== suggested.current)) return;
    suggested.current = usualDay;
    form.setFieldValue('scheduledOn', usualDay, { forceUpdate: true });
  }, [usualDay]);
  const planned: Planned = {
    scheduledOn: form.useWatchValue('scheduledOn'),
    startsAt: form.useWatchValue('startsAt'),
    endsAt: form.useWatchValue('endsAt'),
    leadId: form.useWatchValue('leadId'),
    vehicleId: form.useWatchValue('vehicleId'),
    crewIds: form.useWatchValue('crewIds'),
  };
  const isTime = usePlannable(staging)(direction);
  const tooEarly = !move && staging && !isTime;
  return (
    <form onSubmit={plan} noValidate>
      <Stack>
        <FormAlert
          edit={edit}
          {...words}
          nameOf={(field) => (field === 'stagingId' ? t('plan.staging') : words.nameOf(field))}
          shown={{ crewIds: (ids: readonly string[]) => memberNames(ids) }}
        >
          {problem?.code === 'conflict' ? t('plan.conflict') : undefined}
        </FormAlert>
        {!move && !stagingId && (
          <>
            <StagingSelect
              label={t('plan.staging')}
              required
              value={chosen}
              onChange={(id) => form.setFieldValue('stagingId', id)}
              {...fieldState(form as never, 'stagingId')} // as every field
            />
            <SegmentedControl
              aria-label={words.nameOf('kind')}
              value={direction}
              data={moveKinds.map((value) => ({ value, label: words.optionName('kind', value) }))}
              onChange={(next) => form.setFieldValue('kind', next)}
            />
          </>
        )}
        {tooEarly && (
          <Alert color="orange" role="note" icon={<IconInfoCircle size={20} aria-hidden />}>
            {t(`plan.notYet.${direction}`)}
          </Alert>
        )}
        <FieldGroups
          form={form as never} // as every form of fields
          table={moveFields}
          {...words}
          groups={{
            when: { ...(move || stagingId ? { focused: 'scheduledOn' } : {}), wide: ['scheduledOn'] },
            who: {
              replaced: {
                vehicleId: (
                  <>
                    <CrewInput form={form as never} label={words.nameOf('crewIds')} />
                    <VehicleSelect form={form as never} label={words.nameOf('vehicleId')} />
                  </>
                ),
              },
            },
            rest: {},
          }}
        />
        {chosen && <DayEstimate move={move} stagingId={chosen} kind={direction} planned={planned} />}
        <FormButtons
          submit={move ? undefined : t(`plan.submit.${direction}`)}
          pending={pending}
          onCancel={onClose}
        >
          {!move && (
            // Not the one that Enter presses.
            <Button
              variant="default"
              disabled={pending}
              onClick={({ currentTarget }) => {
                asDraft.current = true;
                currentTarget.form?.requestSubmit();
              }}
            >
              {t('plan.draft')}
            </Button>
          )}
        </FormButtons>
      </Stack>
    </form>
  );
};
