import { useTranslation } from 'react-i18next';
import { type FieldInputProps, fieldState } from '../../ui/fields/field-form.ts';
import { TreeSelect } from '../../ui/tree/tree-select.tsx';
import { inOrder } from './position-rules.ts';
import { useCategories } from './use-categories.ts';

/** A field that leads to a category. */
export const CategoryInput = ({ form, name, label, description, required }: FieldInputProps) => {
  const { t } = useTranslation('ui');
  const rows = inOrder(useCategories().data?.rows ?? []);
  return (
    <TreeSelect
      rows={rows}
      nameOf={({ name: each }) => each}
      label={label}
      description={description}
      required={required}
      allowDeselect={false}
      clearable={!required}
      clearButtonProps={{ 'aria-label': t('clear') }}
      value={form.useWatchValue(name)}
      onChange={(id) => form.setFieldValue(name, id as never)} // an id or none, as it holds
      {...fieldState(form, name)}
    />
  );
};
