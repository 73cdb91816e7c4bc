import { mostUnits } from '@archway/contract/inventory/limits';
import type { Balance, Unit } from '@archway/contract/inventory/unit';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import type { StorageLocation } from '@archway/contract/storage/storage-location';
import { Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { CapacityBar } from '../../storage/capacity-bar.tsx';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';
import { FormButtons } from '../../ui/form/form-buttons.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import { useUnsaved } from '../../ui/form/unsaved.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { isolated } from '../../ui/text/sentence.tsx';
import { sumsWithin } from '../../ui/tree/tree-rows.ts';
import { LocationField } from '../location-field.tsx';
import { useOpenLocations } from '../use-open-locations.ts';
import { balanceKey, relocation } from './relocate-rules.ts';
import { useRelocate } from './use-relocate.ts';
import { WhatMoves } from './what-moves.tsx';

type RelocateDialogProps = {
  opened: boolean;
  units: readonly Unit[];
  balances: readonly Balance[];
  onClose: () => void;
  onMoved: () => void;
};

/** Asks where to, and how many of each balance. */
export const RelocateDialog = ({ opened, onClose, ...rest }: RelocateDialogProps) => {
  const { t } = useTranslation('storage');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('relocate.title')}>
      <Confirmation {...rest} onClose={onClose} />
    </Dialog>
  );
};

const Confirmation = ({ units, balances, onClose, onMoved }: Omit<RelocateDialogProps, 'opened'>) => {
  const { t } = useTranslation('storage');
  const { rows } = useOpenLocations();
  const [toId, setToId] = useState<string | null>(null);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const { move, pending, problem } = useRelocate(() => {
    onClose();
    onMoved();
  });
  useUnsaved(() => !pending && (toId !== null || note !== '' || quantities.size > 0));
  const to = rows.find(({ id }) => id === toId);
  const request = relocation({ units, balances, quantities }, toId ?? '');
  const sums = sumsWithin(rows, ({ pieces }) => pieces);
  const tooMany = units.length > mostUnits;
  const send = () => {
    setMissing(!to);
    if (to) void move({ to, note, ...request });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack>
        <ProblemAlert problem={tooMany || problem}>
          {tooMany ? t('selection.most', { count: mostUnits }) : problem && whatIsWrong(problem)}
        </ProblemAlert>
        <WhatMoves units={units} balances={balances} />
        <LocationField
          label={t('relocate.to')}
          value={toId}
          onChange={(id) => {
            setToId(id);
            setMissing(false);
          }}
          error={missing ? fieldErrorText('errors.required') : undefined}
          refuses={standsInAll(units, balances)}
          required
        />
        {to && to.capacity !== null && (
          <div>
            <Text size="sm" c="dimmed" mb={4}>
              {t('relocate.then')}
            </Text>
            <CapacityBar used={(sums.get(to.id) ?? 0) + request.pieces} capacity={to.capacity} />
          </div>
        )}
        {balances.map((balance) => (
          <NumberField
            key={balanceKey(balance)}
            label={t('relocate.quantity', { item: isolated(balance.itemName) })}
            description={t('relocate.ofOnHand', {
              count: balance.onHand,
              location: isolated(balance.locationName),
            })}
            min={1}
            max={balance.onHand}
            whole
            value={quantities.get(balanceKey(balance)) ?? balance.onHand}
            onChange={(quantity) =>
              setQuantities(new Map([...quantities, [balanceKey(balance), Number(quantity) || 1]]))
            }
          />
        ))}
        <TextInput
          label={t('relocate.note')}
          description={t('relocate.noteHint')}
          maxLength={textLimits.note}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <FormButtons
          submit={t('relocate.now', { count: request.pieces })}
          pending={pending}
          disabled={tooMany}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );

  function whatIsWrong({ code, facts, errors }: ApiProblem) {
    if (code === 'illegal_transition' && typeof facts['piece'] === 'string')
      return t('relocate.notNow', { code: isolated(facts['piece']) });
    const [first] = errors;
    return first ? fieldErrorText(first.key, first.n) : undefined;
  }
};

/** Where everything that was selected stands already. */
const standsInAll =
  (units: readonly Unit[], balances: readonly Balance[]) =>
  ({ id }: Pick<StorageLocation, 'id'>) =>
    [...units, ...balances].every(({ locationId }) => locationId === id);
