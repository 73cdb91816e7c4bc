import type names from '@archway/contract/inventory/names/en.json';
import { useTranslation } from 'react-i18next';

/** What the fields of a category are called. */
export const useCategoryNames = () => {
  const { t } = useTranslation('names/inventory');
  return (name: keyof typeof names.category) => t(`category.${name}`);
};
