import { useTranslation } from 'react-i18next';
import { useUser } from '../platform/session/session.ts';
import { moneyText } from './money-text.ts';

/** The organization's currency; dollars where nothing is said. */
export const useCurrency = () => useUser().activeOrganization?.currency ?? 'USD';

/** Amounts in the organization's currency, from minor units. */
export const useMoneyText = () => {
  const { i18n } = useTranslation();
  const currency = useCurrency();
  return (minor: number) => moneyText(minor, currency, i18n.language);
};
