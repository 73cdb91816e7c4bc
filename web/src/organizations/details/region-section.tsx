import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationNames } from '../use-organization-names.ts';
import { countriesIn } from './countries.ts';
import type { DetailsFields } from './details-fields.ts';
import { DetailsSection } from './details-section.tsx';
import { timeNow, timeZones } from './time-zones.ts';

export const RegionSection = ({ form }: { form: DetailsFields }) => {
  const { t } = useTranslation('organizations');
  return (
    <DetailsSection
      form={form}
      group="region"
      title={t('region.title')}
      description={t('region.description')}
      replaced={{ country: <CountryField form={form} />, timezone: <TimeZoneField form={form} /> }}
    />
  );
};

const CountryField = ({ form }: { form: DetailsFields }) => {
  const { t, i18n } = useTranslation(['organizations', 'ui']);
  const nameOf = useOrganizationNames();
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  return (
    <Select
      label={nameOf('country')}
      data={countries}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      nothingFoundMessage={t('region.noCountry')}
      key={form.key('country')}
      {...form.getInputProps('country')}
    />
  );
};

const TimeZoneField = ({ form }: { form: DetailsFields }) => {
  const { t, i18n } = useTranslation('organizations');
  const nameOf = useOrganizationNames();
  const zone = form.useWatchValue('timezone');
  const zones = useMemo(() => timeZones(zone), [zone]);
  return (
    <Select
      label={nameOf('timezone')}
      description={t('region.timeNow', { time: timeNow(zone, i18n.language) })}
      data={zones}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('region.noZone')}
      required
      key={form.key('timezone')}
      {...form.getInputProps('timezone')}
    />
  );
};
