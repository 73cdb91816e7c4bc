import type { Member } from '@archway/contract/team/member';
import { useTranslation } from 'react-i18next';
import { SwatchField } from '../../ui/swatch-field.tsx';
import { memberColours } from '../words.ts';

type ColourFieldProps = {
  legend: string;
  value: Member['colour'];
  onChange: (colour: Member['colour']) => void;
};

/** The colour a person has on boards and calendars. */
export const ColourField = ({ legend, value, onChange }: ColourFieldProps) => {
  const { t } = useTranslation('team');
  return (
    <SwatchField
      legend={legend}
      value={value}
      choices={memberColours.map((colour) => ({ value: colour, label: t(`colour.${colour}`), colour }))}
      onChange={onChange}
    />
  );
};
