import type { Field } from '@archway/contract/kernel/fields/fields';
import { useTranslation } from 'react-i18next';
import { useFieldSetting } from './field-setting.ts';
import { lengthText } from './measures/length-text.ts';
import { moneyText } from './measures/money-text.ts';
import { weightText } from './measures/weight-text.ts';

/**
 * How a value of a field is written for people, by its type: `30 1/2 in`, `$52`, `Yes`. Nothing for what is not set.
 * `exact` is for what is compared: `30.5 in`, `$52.00`.
 */
export const useFieldText = ({ exact = false } = {}) => {
  const { t, i18n } = useTranslation('ui/fields');
  const { units, currency } = useFieldSetting();
  return (
    field: Pick<Field, 'type'>,
    value: unknown,
    optionName: (option: string) => string = String,
  ): string | null => {
    if (value === null || value === undefined || value === '' || value === false) return null;
    switch (field.type) {
      case 'length':
        return t(`measured.${units}`, { size: lengthText(Number(value), units, i18n.language, exact) });
      case 'weight':
        return weightText(Number(value), units, i18n.language, exact);
      case 'money':
        return moneyText(Number(value), currency, i18n.language, exact);
      case 'number':
      case 'decimal':
        return new Intl.NumberFormat(i18n.language).format(Number(value));
      case 'day':
      case 'moment':
        return new Intl.DateTimeFormat(i18n.language, {
          dateStyle: 'medium',
          ...(field.type === 'day' ? { timeZone: 'UTC' } : { timeStyle: 'short' }),
        }).format(new Date(String(value)));
      case 'flag':
        return t('yes');
      case 'choice':
        return optionName(String(value));
      case 'words':
        return (value as string[]).join(', ') || null; // rows hold what the table says
      case 'choices':
        return (value as string[]).map(optionName).join(', ') || null; // likewise
      default:
        return String(value);
    }
  };
};
