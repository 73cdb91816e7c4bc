import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../ui/fields/field-setting.ts';
import { weightText } from '../ui/fields/measures/weight-text.ts';

const litersPerCubicFoot = 28.316_846_592;

/** How much room something takes and what it weighs, as people there say it. */
export const useLoadText = () => {
  const { t, i18n } = useTranslation('moves');
  const { units } = useFieldSetting();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    volume: (liters: number) =>
      t(`load.volume.${units}`, {
        value: new Intl.NumberFormat(i18n.language, {
          maximumFractionDigits: units === 'imperial' ? 0 : 1,
        }).format(units === 'imperial' ? liters / litersPerCubicFoot : liters / 1000),
      }),
    weight: (grams: number) => weightText(Math.round(grams / 1000) * 1000, units, i18n.language),
    share: (share: number) => percent.format(share),
  };
};
