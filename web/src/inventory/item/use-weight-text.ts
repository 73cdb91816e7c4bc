import { useTranslation } from 'react-i18next';
import { useUnits } from '../use-size-text.ts';

const pound = 453.592_37;

/** A weight as the organization weighs: `110 lb`, `49.9 kg`. */
export const useWeightText = () => {
  const { i18n } = useTranslation();
  const imperial = useUnits() === 'imperial';
  const format = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: imperial ? 'pound' : 'kilogram',
    maximumFractionDigits: 1,
  });
  return (grams: number) => format.format(grams / (imperial ? pound : 1000));
};
