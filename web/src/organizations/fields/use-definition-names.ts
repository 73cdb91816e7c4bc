import type { customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import { useTranslation } from 'react-i18next';

/** What is asked of a custom field. */
export const useDefinitionNames = () => {
  const { t } = useTranslation('organizations/fields');
  return (name: keyof typeof customFieldFields) => t(`names.${name}`);
};

/** What its types are called. */
export const useTypeName = () => {
  const { t } = useTranslation('organizations/fields');
  return (type: string) => t(`type.${type as 'text'}`); // one of the contract's
};
