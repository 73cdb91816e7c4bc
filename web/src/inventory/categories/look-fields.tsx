import type { Category } from '@archway/contract/inventory/category';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SwatchField } from '../../ui/swatch-field.tsx';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { looksOf, plainLook } from './look-rules.ts';
import { type CategoryColour, type CategoryIconName, categoryColours, categoryIcons } from './words.ts';

type LookFieldsProps = {
  icon: CategoryIconName | '';
  colour: CategoryColour | '';
  parent: Category | undefined;
  rows: readonly Category[];
  onIcon: (icon: CategoryIconName | '') => void;
  onColour: (colour: CategoryColour | '') => void;
};

/** Icon and colour. The first choice of each is to look like whatever the category stands in. */
export const LookFields = ({ icon, colour, parent, rows, onIcon, onColour }: LookFieldsProps) => {
  const { t } = useTranslation('inventory/categories');
  const taken = parent ? (looksOf(rows).get(parent.id) ?? plainLook) : plainLook;
  const none = parent ? t('look.asParent') : t('look.none');
  return (
    <>
      <IconField
        legend={t('fields.icon')}
        value={icon}
        choices={[
          { value: '', label: none, shows: taken.icon },
          ...categoryIcons.map((each) => ({ value: each, label: t(`icon.${each}`), shows: each })),
        ]}
        onChange={onIcon}
      />
      <SwatchField
        legend={t('fields.colour')}
        value={colour}
        choices={[
          { value: '', label: none, colour: undefined },
          ...categoryColours.map((each) => ({ value: each, label: t(`colour.${each}`), colour: each })),
        ]}
        onChange={onColour}
      />
    </>
  );
};

type IconFieldProps = {
  legend: string;
  value: CategoryIconName | '';
  choices: readonly { value: CategoryIconName | ''; label: string; shows: CategoryIconName }[];
  onChange: (value: CategoryIconName | '') => void;
};

const IconField = ({ legend, value, choices, onChange }: IconFieldProps) => {
  const name = useId();
  return (
    <fieldset className={classes.iconField}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.icons}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classes.iconChoice}
            title={choice.label}
            data-inherited={choice.value === '' || undefined}
          >
            <input
              type="radio"
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <CategoryIcon name={choice.shows} size={22} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
