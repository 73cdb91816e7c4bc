import type { ComponentType } from 'react';
import { type FieldInputProps, fieldState } from '../../ui/fields/field-form.ts';
import type { ReferenceSelectProps } from './reference-select.tsx';

/** The input of a field that leads to something else, made of what chooses such a thing. */
export const referenceInput = (Choice: ComponentType<ReferenceSelectProps>) => {
  const ReferenceInput = ({ form, name, label, description, required }: FieldInputProps) => (
    <Choice
      label={label}
      description={description}
      required={required}
      clearable={!required}
      value={form.useWatchValue(name)}
      onChange={(id) => form.setFieldValue(name, id as never)} // an id or none, as it holds
      {...fieldState(form, name)}
    />
  );
  return ReferenceInput;
};
