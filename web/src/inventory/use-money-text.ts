import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../ui/fields/field-setting.ts';
import { moneyText } from '../ui/fields/measures/money-text.ts';

/** Amounts in the organization's currency, from minor units. */
export const useMoneyText = () => {
  const { i18n } = useTranslation();
  const { currency } = useFieldSetting();
  return (minor: number) => moneyText(minor, currency, i18n.language);
};
