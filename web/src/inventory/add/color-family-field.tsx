import { colorFamilies } from '@archway/contract/inventory/item-choices';
import { IconCircleOff } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import chips from '../../ui/fields/inputs/chips.module.css';
import { ColorSwatch } from '../color-swatch.tsx';
import { useItemNames } from '../use-item-names.ts';
import { useInventoryWords } from '../words.ts';
import classes from './fields.module.css';
import type { ItemForm } from './item-form.ts';

/** The family a color belongs to: radio buttons that are seen; the one chosen is named in words. */
export const ColorFamilyField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation(['inventory/add', 'inventory']);
  const nameOf = useItemNames();
  const words = useInventoryWords();
  const name = useId();
  const chosen = form.useWatchValue('colorFamily');
  const choose = (family: typeof chosen) => form.setFieldValue('colorFamily', family);
  const shownColor = chosen ? words.color(chosen) : t('look.noColor');
  return (
    <fieldset className={chips.set}>
      <legend className={chips.legend}>
        {nameOf('colorFamily')}
        <span className={classes.chosen} aria-hidden="true">
          {shownColor}
        </span>
      </legend>
      <div className={classes.swatches}>
        <label className={classes.swatch} title={t('look.noColor')}>
          <input
            type="radio"
            name={name}
            aria-label={t('look.noColor')}
            checked={chosen === ''}
            onChange={() => choose('')}
          />
          <IconCircleOff className={classes.none} stroke={1.4} aria-hidden />
        </label>
        {colorFamilies.map((family) => (
          <label key={family} className={classes.swatch} title={words.color(family)}>
            <input
              type="radio"
              name={name}
              aria-label={words.color(family)}
              checked={chosen === family}
              onChange={() => choose(family)}
            />
            <ColorSwatch family={family} size={28} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
