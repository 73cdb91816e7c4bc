import type names from '@archway/contract/inventory/names/en.json';
import { useTranslation } from 'react-i18next';

/** What the fields of a piece, and its other columns, are called. */
export const useUnitNames = () => {
  const { t } = useTranslation('names/inventory');
  return (name: keyof typeof names.unit) => t(`unit.${name}`);
};
