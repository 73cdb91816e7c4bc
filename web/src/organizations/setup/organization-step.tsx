import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { Results } from '../../ui/results.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { currencies, unitSystems } from '../company-words.ts';
import { currencyNames } from '../details/currency-names.ts';
import { timeNow, timeZones } from '../details/time-zones.ts';
import { readUserAgain } from '../read-user-again.ts';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepActions } from './step-actions.tsx';

type Organization = Awaited<ReturnType<typeof api.organizations.get>>;

/** What the organization is called, and how it measures, counts and tells the time. Everything is guessed already. */
export const OrganizationStep = (moves: Moves) => {
  const organization = useQuery(queries.organizations.get.queryOptions());
  return <Results of={organization}>{(data) => <OrganizationForm organization={data} {...moves} />}</Results>;
};

const OrganizationForm = ({ organization, ...moves }: Moves & { organization: Organization }) => {
  const { t, i18n } = useTranslation('organizations/setup');
  const { name, currency, timezone, version } = organization;
  const [units, setUnits] = useState(organization.units);
  const form = useFields({ initialValues: { name, currency, timezone }, required: ['name', 'timezone'] });
  const zone = form.useWatchValue('timezone');
  const zones = useMemo(() => timeZones(timezone), [timezone]);
  const nameOfCurrency = useMemo(() => currencyNames(i18n.language), [i18n.language]);

  const { submit, pending, problem } = useSubmit(api.organizations.setUp, {
    onDone: async (changed) => {
      await Promise.all([
        readUserAgain(),
        queryClient.invalidateQueries({ queryKey: queries.dashboard.key() }),
      ]);
      await moves.goOn();
      queryClient.setQueryData(queries.organizations.get.queryKey(), changed);
    },
    onProblem: ({ code, errors }) => {
      if (code === 'stale_version')
        void queryClient.invalidateQueries({ queryKey: queries.organizations.key() });
      return form.showErrors(errors);
    },
  });
  return (
    <form onSubmit={form.submitting((values) => submit({ ...values, units, version }))} noValidate>
      <div className={classes.fields}>
        <ProblemAlert problem={problem} />
        <TextInput
          label={t('organization.field')}
          maxLength={120}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <ChoiceCards
          legend={t('organization.units')}
          value={units}
          options={unitSystems.map((value) => ({ value, label: t(`organization.${value}`) }))}
          onChange={setUnits}
        />
        <NativeSelect
          label={t('organization.currency')}
          data={currencies.map((value) => ({ value, label: nameOfCurrency(value) }))}
          key={form.key('currency')}
          {...form.getInputProps('currency')}
        />
        <Select
          label={t('organization.timezone')}
          description={t('organization.timeNow', { time: timeNow(zone, i18n.language) })}
          data={zones}
          limit={200}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('organization.noZone')}
          key={form.key('timezone')}
          {...form.getInputProps('timezone')}
        />
      </div>
      <StepActions {...moves} skippable>
        <Button type="submit" size="md" loading={pending}>
          {t('save')}
        </Button>
      </StepActions>
    </form>
  );
};
