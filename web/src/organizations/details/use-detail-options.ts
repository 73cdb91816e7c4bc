import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../platform/i18n/languages.ts';
import { useOrganizationWords } from '../use-organization-names.ts';
import { currencyNames } from './currency-names.ts';
import type { DetailField } from './details-values.ts';

/** What the options of a choice are called; a language is chosen by what it calls itself. */
export const useDetailOptions = () => {
  const { i18n } = useTranslation();
  const { optionName } = useOrganizationWords();
  const currencyName = useMemo(() => currencyNames(i18n.language), [i18n.language]);
  return (field: DetailField, option: string): string => {
    switch (field) {
      case 'currency':
        return currencyName(option);
      case 'locale':
        return languages.find(({ code }) => code === option)?.label ?? option;
      default:
        return optionName(field, option);
    }
  };
};
