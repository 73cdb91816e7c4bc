import { currencies, unitSystems } from '@archway/contract/kernel/locale-choices';
import { organizationFields } from '@archway/contract/organizations/organization-fields';
import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import { Results } from '../../ui/list/results.tsx';
import { currencyNames } from '../details/currency-names.ts';
import { timeNow, timeZones } from '../details/time-zones.ts';
import { readUserAgain } from '../read-user-again.ts';
import { useOrganizationNames } from '../use-organization-names.ts';
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
  const nameOf = useOrganizationNames();
  const { name, currency, timezone, version } = organization;
  const [units, setUnits] = useState(organization.units);
  const form = useFields({ initialValues: { name, currency, timezone }, required: ['name', 'timezone'] });
  const zone = form.useWatchValue('timezone');
  const zones = useMemo(() => timeZones(timezone), [timezone]);
  const nameOfCurrency = useMemo(() => currencyNames(i18n.language), [i18n.language]);

  const { submit, pending, problem } = useSubmit(api.organizations.setUp, {
    onDone: async (changed) => {
      await readUserAgain();
      await moves.goOn();
      queryClient.setQueryData(queries.organizations.get.queryKey(), changed);
    },
    onProblem: ({ errors }) => form.showErrors(errors),
  });
  return (
    <form onSubmit={form.submitting((values) => submit({ ...values, units, version }))} noValidate>
      <div className={classes.fields}>
        <ProblemAlert problem={problem} />
        <TextInput
          label={nameOf('name')}
          maxLength={organizationFields.name.max}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <ChoiceCards
          legend={nameOf('units')}
          value={units}
          options={unitSystems.map((value) => ({ value, label: t(`organization.${value}`) }))}
          onChange={setUnits}
        />
        <NativeSelect
          label={nameOf('currency')}
          data={currencies.map((value) => ({ value, label: nameOfCurrency(value) }))}
          key={form.key('currency')}
          {...form.getInputProps('currency')}
        />
        <Select
          label={nameOf('timezone')}
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
