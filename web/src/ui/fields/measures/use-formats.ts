import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../field-setting.ts';
import type { Formats } from '../form-values.ts';
import { moneyWriting } from './read-money.ts';

/** How this organization measures and writes money, in the reader's language. */
export const useFormats = (): Formats => {
  const { i18n } = useTranslation();
  const { units, currency } = useFieldSetting();
  return useMemo(
    () => ({ units, money: moneyWriting(currency, i18n.language) }),
    [units, currency, i18n.language],
  );
};
