import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../../organizations/fields/use-custom-fields.ts';
import { ChoicePills } from './choice-pills.tsx';
import { customOf, withCustomToggled } from './item-filters.ts';

type CustomFiltersProps = { value: string | undefined; onChange: (value: string | undefined) => void };

/** What an organization defines itself and can be chosen from: options, and what is ticked or not. */
export const CustomFilters = ({ value, onChange }: CustomFiltersProps) => {
  const { t } = useTranslation('ui/fields');
  const { rows } = useCustomFields();
  const wanted = customOf(value);
  return rows
    .filter(({ type }) => type === 'choice' || type === 'flag')
    .map(({ id, name, type, options }) => (
      <ChoicePills
        key={id}
        legend={name}
        chosen={wanted.filter((each) => each.id === id).map((each) => each.value)}
        choices={
          type === 'flag'
            ? [{ value: 'true', label: t('yes') }]
            : options.map((option) => ({ value: option, label: option }))
        }
        onToggle={(option) => onChange(withCustomToggled(value, { id, value: option }))}
      />
    ));
};
