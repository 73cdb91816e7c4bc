import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ItemFields } from './item-fields.ts';
import type { ItemForm } from './item-form.ts';

type TextField = {
  [Name in keyof ItemFields]: ItemFields[Name] extends string ? Name : never;
}[keyof ItemFields];

type MeasureFieldProps = Pick<TextInputProps, 'label' | 'description' | 'placeholder'> & {
  form: ItemForm;
  name: TextField;
  /** The text as it is written here, when it means something. */
  tidy: (typed: string) => string | undefined;
  /** What a number alone is counted in: a unit, a currency. */
  unit: ReactNode;
};

/** A measure or an amount, typed as people write it; when the field is left it stands there as the organization writes it. */
export const MeasureField = ({ form, name, tidy, unit, ...rest }: MeasureFieldProps) => {
  const { onBlur, ...props } = form.getInputProps(name);
  return (
    <TextInput
      {...rest}
      maxLength={40}
      dir="ltr"
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      key={form.key(name)}
      {...props}
      onBlur={(event) => {
        const typed = event.currentTarget.value;
        const text = tidy(typed.trim());
        if (text !== undefined && text !== typed) form.setFieldValue(name, text);
        onBlur?.(event);
      }}
    />
  );
};
