import { currencies, unitSystems } from '@archway/contract/kernel/locale-choices';
import { organizationFields } from '@archway/contract/organizations/organization-fields';
import { Button, NativeSelect, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../kit/edit/form-alert.tsx';
import { useEditForm } from '../../kit/edit/use-edit-form.ts';
import { api } from '../../platform/api/api.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { ChoiceCards } from '../../ui/form/choice-cards.tsx';
import { LeaveGuard } from '../../ui/form/leave-guard.tsx';
import { Results } from '../../ui/list/results.tsx';
import { currencyNames } from '../details/currency-names.ts';
import { timeNow, timeZones } from '../details/time-zones.ts';
import { useDetailOptions } from '../details/use-detail-options.ts';
import { readUserAgain } from '../read-user-again.ts';
import { useOrganizationNames } from '../use-organization-names.ts';
import type { Moves } from './moves.ts';
import classes from './step.module.css';
import { StepActions } from './step-actions.tsx';

type Organization = Awaited<ReturnType<typeof api.organizations.get>>;
type Answers = Pick<Organization, 'name' | 'units' | 'currency' | 'timezone'>;

/** What the organization is called, and how it measures, counts and tells the time. Everything is guessed already. */
export const OrganizationStep = (moves: Moves) => {
  const organization = useQuery(queries.organizations.get.queryOptions());
  return <Results of={organization}>{(data) => <OrganizationForm organization={data} {...moves} />}</Results>;
};

const OrganizationForm = ({ organization, ...moves }: Moves & { organization: Organization }) => {
  const { t, i18n } = useTranslation('organizations/setup');
  const nameOf = useOrganizationNames();
  const optionName = useDetailOptions();
  const edit = useEditForm<Organization, Answers>({
    row: organization,
    valuesOf: ({ name, units, currency, timezone } = organization) => ({ name, units, currency, timezone }),
    required: ['name', 'timezone'],
    read: () => api.organizations.get(),
    // Also when nothing is changed: the guesses were right, and the organization is set up.
    save: (answers, { version } = organization, options) =>
      api.organizations.setUp({ ...answers, version }, options),
    onDone: async (changed) => {
      await readUserAgain();
      await moves.goOn();
      queryClient.setQueryData(queries.organizations.get.queryKey(), changed);
    },
  });
  const { form, pending, onSubmit } = edit;
  const units = form.useWatchValue('units');
  const zone = form.useWatchValue('timezone');
  const zones = useMemo(() => timeZones(organization.timezone), [organization.timezone]);
  const nameOfCurrency = useMemo(() => currencyNames(i18n.language), [i18n.language]);

  return (
    <form onSubmit={onSubmit} noValidate>
      <LeaveGuard active={() => form.isDirty() && !pending} />
      <div className={classes.fields}>
        <FormAlert edit={edit} nameOf={nameOf} table={organizationFields} optionName={optionName} />
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
          onChange={(next) => form.setFieldValue('units', next)}
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
