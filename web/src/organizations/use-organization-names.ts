import type names from '@archway/contract/organizations/names/en.json';
import { useTranslation } from 'react-i18next';

/** What the fields of an organization and its settings are called. */
export const useOrganizationNames = () => {
  const { t } = useTranslation('names/organizations');
  return (name: keyof typeof names.organization) => t(`organization.${name}`);
};
