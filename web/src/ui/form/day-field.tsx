import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

type DayFieldProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onChange: (day: string) => void;
  /** When the field is left. */
  onLeave?: (() => void) | undefined;
};

/**
 * A day that counts as soon as it is chosen. Typed by hand, a year passes 2, 20 and 202 on its way to 2027: the field
 * keeps what is typed, and says the day once it is one.
 */
export const DayField = ({ value, onChange, onLeave, ...rest }: DayFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const take = (day: string) => {
    setTyped(day);
    if (day === '' || day >= '1900') onChange(day);
  };
  return (
    <TextInput
      {...rest}
      type="date"
      value={typed ?? value}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => {
        setTyped(undefined);
        onLeave?.();
      }}
    />
  );
};
