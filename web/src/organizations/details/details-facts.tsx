import type { Organization } from '@archway/contract/organizations/organization';
import { useTranslation } from 'react-i18next';
import { languages } from '../../platform/i18n/languages.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { currencyNames } from './currency-names.ts';

/** The same facts for members who may read but not change them. */
export const DetailsFacts = ({ organization }: { organization: Organization }) => {
  const { t, i18n } = useTranslation('organizations');
  const { settings, country } = organization;
  const countryName = country && new Intl.DisplayNames([i18n.language], { type: 'region' }).of(country);
  const days = (count: number) => t('days', { count });
  return (
    <>
      <FormSection title={t('company.title')} description={t('details.readOnly')}>
        <FactList
          facts={[
            { name: t('fields.name'), value: <bdi>{organization.name}</bdi> },
            { name: t('fields.companyType'), value: t(`companyType.${organization.companyType}`) },
            { name: t('fields.companySize'), value: t(`companySize.${organization.companySize}`) },
          ]}
        />
      </FormSection>
      <FormSection title={t('place.title')}>
        <FactList
          facts={[
            { name: t('fields.city'), value: organization.city && <bdi>{organization.city}</bdi> },
            { name: t('fields.state'), value: organization.state && <bdi>{organization.state}</bdi> },
            { name: t('fields.country'), value: countryName },
            { name: t('fields.timezone'), value: <bdi>{organization.timezone.replaceAll('_', ' ')}</bdi> },
          ]}
        />
      </FormSection>
      <FormSection title={t('customs.title')}>
        <FactList
          facts={[
            { name: t('fields.currency'), value: currencyNames(i18n.language)(organization.currency) },
            { name: t('fields.units'), value: t(`units.${organization.units}`) },
            {
              name: t('fields.locale'),
              value: languages.find(({ code }) => code === organization.locale)?.label,
            },
          ]}
        />
      </FormSection>
      <FormSection title={t('timing.title')} description={t('timing.description')}>
        <FactList
          facts={[
            { name: t('settings.pickLeadDays.label'), value: days(settings.pickLeadDays) },
            { name: t('settings.bufferDays.label'), value: days(settings.bufferDays) },
            { name: t('settings.initialTermDays.label'), value: days(settings.initialTermDays) },
            { name: t('settings.noticeDays.label'), value: days(settings.noticeDays) },
            { name: t('settings.codePrefix.label'), value: settings.codePrefix },
          ]}
        />
      </FormSection>
    </>
  );
};
