import { useTranslation } from 'react-i18next';
import { type FieldInputProps, fieldState } from '../ui/fields/field-form.ts';
import { LocationField } from './location-field.tsx';

/** A field that leads to a storage location. */
export const LocationInput = ({ form, name, label, description, required }: FieldInputProps) => {
  const { t } = useTranslation('ui');
  return (
    <LocationField
      label={label}
      description={description}
      required={required}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={form.useWatchValue(name)}
      onChange={(id) => form.setFieldValue(name, id as never)} // an id or none, as it holds
      {...fieldState(form, name)}
    />
  );
};
