import type { Category } from '@archway/contract/inventory/category';
import {
  type CategoryColor,
  type CategoryIconName,
  categoryColors,
  categoryIcons,
} from '@archway/contract/inventory/category-fields';
import { Stack } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SwatchField } from '../../ui/form/swatch-field.tsx';
import classes from './categories.module.css';
import { CategoryIcon } from './category-icon.tsx';
import { looksOf, plainLook } from './look-rules.ts';
import { useCategoryWords } from './use-category-names.ts';

type LookFieldsProps = {
  icon: CategoryIconName | '';
  color: CategoryColor | '';
  parent: Category | undefined;
  rows: readonly Category[];
  onIcon: (icon: CategoryIconName | '') => void;
  onColor: (color: CategoryColor | '') => void;
};

/** Icon and color. The first choice of each is to look like whatever the category stands in. */
export const LookFields = ({ icon, color, parent, rows, onIcon, onColor }: LookFieldsProps) => {
  const { t } = useTranslation('inventory/categories');
  const { nameOf, optionName } = useCategoryWords();
  const taken = parent ? (looksOf(rows).get(parent.id) ?? plainLook) : plainLook;
  const none = parent ? t('look.asParent') : t('look.none');
  return (
    <Stack>
      <IconField
        legend={nameOf('icon')}
        value={icon}
        choices={[
          { value: '', label: none, shows: taken.icon },
          ...categoryIcons.map((each) => ({ value: each, label: optionName('icon', each), shows: each })),
        ]}
        onChange={onIcon}
      />
      <SwatchField
        legend={nameOf('color')}
        value={color}
        choices={[
          { value: '', label: none, color: undefined },
          ...categoryColors.map((each) => ({ value: each, label: optionName('color', each), color: each })),
        ]}
        onChange={onColor}
      />
    </Stack>
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
