import { Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { countriesIn } from './countries.ts';
import type { DetailsFields } from './details-form.tsx';
import { timeNow, timeZones } from './time-zones.ts';

export const PlaceSection = ({ form }: { form: DetailsFields }) => {
  const { t, i18n } = useTranslation(['organizations', 'ui']);
  const zone = form.useWatchValue('timezone');
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const zones = useMemo(() => timeZones(zone), [zone]);
  return (
    <FormSection title={t('place.title')} description={t('place.description')}>
      <FieldPair>
        <TextInput
          label={t('fields.city')}
          maxLength={120}
          key={form.key('city')}
          {...form.getInputProps('city')}
        />
        <TextInput
          label={t('fields.state')}
          maxLength={120}
          key={form.key('state')}
          {...form.getInputProps('state')}
        />
      </FieldPair>
      <Select
        label={t('fields.country')}
        data={countries}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('ui:clear') }}
        nothingFoundMessage={t('place.noCountry')}
        key={form.key('country')}
        {...form.getInputProps('country')}
      />
      <Select
        label={t('fields.timezone')}
        description={t('place.timeNow', { time: timeNow(zone, i18n.language) })}
        data={zones}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('place.noZone')}
        required
        key={form.key('timezone')}
        {...form.getInputProps('timezone')}
      />
    </FormSection>
  );
};
