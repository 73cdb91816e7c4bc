import { namesOfGroup } from '@archway/contract/kernel/fields/fields';
import type { Organization } from '@archway/contract/organizations/organization';
import { settingFields } from '@archway/contract/organizations/organization-fields';
import { useTranslation } from 'react-i18next';
import { useFieldFacts } from '../../ui/fields/use-field-facts.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { useOrganizationNames } from '../use-organization-names.ts';
import { countryName } from './countries.ts';
import { type DetailGroup, detailFields, detailsOf } from './details-values.ts';
import { useDetailOptions } from './use-detail-options.ts';

/** The same facts for members who may read but not change them. */
export const DetailsFacts = ({ organization }: { organization: Organization }) => {
  const { t, i18n } = useTranslation('organizations');
  const nameOf = useOrganizationNames();
  const optionName = useDetailOptions();
  const factsOf = useFieldFacts();
  const row = detailsOf(organization);
  const { country, timezone } = organization;
  const days = namesOfGroup(settingFields, 'timing').map((name) => [
    name,
    t('days', { count: Number(row[name]) }),
  ]);
  const replaced = {
    country: countryName(country, i18n.language),
    timezone: <bdi>{timezone.replaceAll('_', ' ')}</bdi>,
    ...Object.fromEntries(days),
  };
  const group = (name: DetailGroup) =>
    factsOf({ table: detailFields, row, group: name, nameOf, optionName, replaced });
  return (
    <>
      <FormSection title={t('company.title')} description={t('details.readOnly')}>
        <FactList facts={group('company')} />
      </FormSection>
      <FormSection title={t('region.title')}>
        <FactList facts={group('region')} />
      </FormSection>
      <FormSection title={t('conventions.title')}>
        <FactList facts={group('formats')} />
      </FormSection>
      <FormSection title={t('timing.title')} description={t('timing.description')}>
        <FactList facts={[...group('timing'), ...group('codes')]} />
      </FormSection>
    </>
  );
};
