import { customFieldFields } from '@archway/contract/organizations/custom-field-fields';
import { Textarea } from '@mantine/core';
import { type FieldForm, fieldState } from '../../ui/fields/field-form.ts';

type OptionsForm = FieldForm & { readonly useWatchValue: (name: 'options') => readonly string[] };

type OptionsFieldProps = { form: OptionsForm; label: string; description: string | undefined };

/** What can be chosen, one on each line. Empty lines mean nothing. */
export const OptionsField = ({ form, label, description }: OptionsFieldProps) => {
  const options = form.useWatchValue('options');
  const { onBlur, ...state } = fieldState(form, 'options');
  const become = (lines: readonly string[]) =>
    form.setFieldValue('options', lines.slice(0, customFieldFields.options.most) as never); // texts, as it holds
  return (
    <Textarea
      label={label}
      description={description}
      required
      autosize
      minRows={4}
      maxRows={14}
      {...state}
      value={options.join('\n')}
      onChange={(event) => become(event.currentTarget.value.split('\n'))}
      onBlur={(event) => {
        become(options.map((option) => option.trim()).filter(Boolean));
        onBlur?.(event);
      }}
    />
  );
};
