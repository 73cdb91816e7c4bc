import type { FocusEvent } from 'react';
import type { FieldForm } from '../field-form.ts';

/** When a field is left, it holds what was typed as it is written here, where that means something. */
export const tidyOnBlur =
  (form: FieldForm, name: string, tidy: (typed: string) => string | undefined) =>
  (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const text = tidy(typed.trim());
    if (text !== undefined && text !== typed) form.setFieldValue(name, text as never); // a text, as it holds
    form.getInputProps(name).onBlur?.(event);
  };
