import * as textLimits from '@archway/contract/kernel/text-limits';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import type { FieldForm } from './field-form.ts';

type MeasureFieldProps = Pick<TextInputProps, 'label' | 'description' | 'placeholder' | 'required'> & {
  form: FieldForm;
  name: string;
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
      maxLength={textLimits.typedMeasure}
      dir="ltr"
      autoComplete="off"
      rightSection={unit}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      key={form.key(name)}
      {...props}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        const typed = event.currentTarget.value;
        const text = tidy(typed.trim());
        if (text !== undefined && text !== typed) form.setFieldValue(name, text as never); // a text, as it holds
        onBlur?.(event);
      }}
    />
  );
};
