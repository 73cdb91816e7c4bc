import type names from '@archway/contract/vendors/names/en.json';
import type { VendorField } from '@archway/contract/vendors/vendor-fields';
import { useTranslation } from 'react-i18next';

/** What the fields of a vendor, and its other columns, are called. */
export const useVendorNames = () => {
  const { t } = useTranslation('names/vendors');
  return (name: keyof typeof names.vendor) => t(`vendor.${name}`);
};

/** What the options of a choice are called. */
export const useVendorOptions = () => {
  const { t } = useTranslation('vendors');
  return (field: VendorField, option: string) => (field === 'kind' ? t(`kind.${option as 'other'}`) : option); // an option of that field
};
