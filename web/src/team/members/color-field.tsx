import type { Member } from '@archway/contract/team/member';
import { memberColors } from '@archway/contract/team/member-fields';
import { useTranslation } from 'react-i18next';
import { SwatchField } from '../../ui/form/swatch-field.tsx';

type ColorFieldProps = {
  legend: string;
  value: Member['color'];
  onChange: (color: Member['color']) => void;
};

/** The color a person has on boards and calendars. */
export const ColorField = ({ legend, value, onChange }: ColorFieldProps) => {
  const { t } = useTranslation('team');
  return (
    <SwatchField
      legend={legend}
      value={value}
      choices={memberColors.map((color) => ({ value: color, label: t(`color.${color}`), color }))}
      onChange={onChange}
    />
  );
};
