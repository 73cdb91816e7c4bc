import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../platform/i18n/languages.ts';
import { currencyNames } from './currency-names.ts';
import type { DetailField } from './details-values.ts';

/** What the options of a choice are called. */
export const useDetailOptions = () => {
  const { t, i18n } = useTranslation('organizations');
  const currencyName = useMemo(() => currencyNames(i18n.language), [i18n.language]);
  return (field: DetailField, option: string): string => {
    switch (field) {
      case 'companyType':
        return t(`companyType.${option as 'other'}`); // an option of that field
      case 'companySize':
        return t(`companySize.${option as '1'}`); // likewise
      case 'units':
        return t(`units.${option as 'metric'}`); // likewise
      case 'currency':
        return currencyName(option);
      case 'locale':
        return languages.find(({ code }) => code === option)?.label ?? option;
      default:
        return option;
    }
  };
};
