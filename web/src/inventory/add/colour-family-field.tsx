import { IconCircleOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourSwatch } from '../colour-swatch.tsx';
import { colourFamilies, useInventoryWords } from '../words.ts';
import chips from './chips.module.css';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';

/** The family a colour belongs to: radio buttons that are seen; the one chosen is named in words. */
export const ColourFamilyField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const words = useInventoryWords();
  const name = useId();
  const chosen = form.useWatchValue('colourFamily');
  const choose = (family: typeof chosen) => form.setFieldValue('colourFamily', family);
  const said = chosen ? words.colour(chosen) : t('look.noColour');
  return (
    <fieldset className={chips.set}>
      <legend className={chips.legend}>
        {t('inventory:fields.colour')}
        <span className={classes.chosen} aria-hidden="true">
          {said}
        </span>
      </legend>
      <div className={classes.swatches}>
        <label className={classes.swatch} title={t('look.noColour')}>
          <input
            type="radio"
            name={name}
            aria-label={t('look.noColour')}
            checked={chosen === ''}
            onChange={() => choose('')}
          />
          <IconCircleOff className={classes.none} stroke={1.4} aria-hidden />
        </label>
        {colourFamilies.map((family) => (
          <label key={family} className={classes.swatch} title={words.colour(family)}>
            <input
              type="radio"
              name={name}
              aria-label={words.colour(family)}
              checked={chosen === family}
              onChange={() => choose(family)}
            />
            <ColourSwatch family={family} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
