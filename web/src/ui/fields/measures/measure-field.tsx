import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldForm } from '../field-form.ts';
import { tidyOnBlur } from '../inputs/tidy-on-blur.ts';

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
      {...form.getInputProps(name)}
      onBlur={tidyOnBlur(form, name, tidy)}
    />
  );
};
