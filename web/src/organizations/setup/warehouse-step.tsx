import * as textLimits from '@archway/contract/kernel/text-limits';
import { Button, TextInput } from '@mantine/core';
import { IconBuildingWarehouse, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Results } from '../../ui/list/results.tsx';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepActions } from './step-actions.tsx';

/** The first place where pieces are kept. Coming back shows what is there instead of asking for it again. */
export const WarehouseStep = (moves: Moves) => {
  const locations = useQuery(queries.storage.list.queryOptions());
  const [another, setAnother] = useState(false);
  return (
    <Results of={locations}>
      {({ rows }) =>
        rows.length === 0 || another ? (
          <NewWarehouse {...moves} />
        ) : (
          <ExistingLocations
            {...moves}
            names={rows.map(({ name }) => name)}
            onAnother={() => setAnother(true)}
          />
        )
      }
    </Results>
  );
};

const NewWarehouse = (moves: Moves) => {
  const { t } = useTranslation('organizations/setup');
  const form = useFields({
    initialValues: { name: t('warehouse.suggestion'), address: '' },
    required: ['name'],
  });
  const { submit, pending, problem } = useSubmit(api.storage.create, {
    onAnswer: () => moves.goOn(),
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form onSubmit={form.submitting((values) => submit({ ...values, kind: 'warehouse' }))} noValidate>
      <div className={classes.fields}>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('warehouse.field')}
          maxLength={textLimits.locationName}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('warehouse.address')}
          description={t('warehouse.addressHint')}
          maxLength={textLimits.address}
          autoComplete="street-address"
          key={form.key('address')}
          {...form.getInputProps('address')}
        />
      </div>
      <StepActions {...moves} skippable>
        <Button type="submit" size="md" loading={pending}>
          {t('warehouse.submit')}
        </Button>
      </StepActions>
    </form>
  );
};

const shown = 5;

const ExistingLocations = ({
  names,
  onAnother,
  ...moves
}: Moves & { names: readonly string[]; onAnother: () => void }) => {
  const { t } = useTranslation('organizations/setup');
  return (
    <>
      <ul className={classes.list}>
        {names.slice(0, shown).map((name) => (
          <li key={name}>
            <IconCheck size={18} stroke={2.2} aria-hidden />
            <bdi>{name}</bdi>
          </li>
        ))}
        {names.length > shown && <li>{t('warehouse.more', { count: names.length - shown })}</li>}
      </ul>
      <StepActions {...moves} skippable={false}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconBuildingWarehouse size={18} aria-hidden />}
          onClick={onAnother}
        >
          {t('warehouse.another')}
        </Button>
        <Button size="md" onClick={() => void moves.goOn()}>
          {t('continue')}
        </Button>
      </StepActions>
    </>
  );
};
