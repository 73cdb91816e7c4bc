import type { Member } from '@archway/contract/team/member';
import { memberColors } from '@archway/contract/team/member-fields';
import { SwatchField } from '../../ui/form/swatch-field.tsx';
import { useMemberWords } from './use-member-names.ts';

type ColorFieldProps = {
  legend: string;
  value: Member['color'];
  onChange: (color: Member['color']) => void;
};

/** The color a person has on boards and calendars. */
export const ColorField = ({ legend, value, onChange }: ColorFieldProps) => {
  const { optionName } = useMemberWords();
  return (
    <SwatchField
      legend={legend}
      value={value}
      choices={memberColors.map((color) => ({ value: color, label: optionName('color', color), color }))}
      onChange={onChange}
    />
  );
};
