import { type FieldInputProps, fieldState } from '../ui/fields/field-form.ts';
import { VendorSelect } from './vendor-select.tsx';

/** A field that leads to a vendor. */
export const VendorInput = ({ form, name, label, description, required }: FieldInputProps) => (
  <VendorSelect
    label={label}
    description={description}
    required={required}
    clearable={!required}
    value={form.useWatchValue(name)}
    onChange={(id) => form.setFieldValue(name, id as never)} // an id or none, as it holds
    {...fieldState(form, name)}
  />
);
