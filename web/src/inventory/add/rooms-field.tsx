import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { roomTypes, useInventoryWords } from '../words.ts';
import classes from './chips.module.css';
import type { ItemForm } from './item-form.ts';

/** The rooms it suits: check boxes that read as words. */
export const RoomsField = ({ form }: { form: ItemForm }) => {
  const { t } = useTranslation('inventory');
  const words = useInventoryWords();
  const chosen = form.useWatchValue('roomTypes');
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t('fields.rooms')}</legend>
      <div className={classes.chips}>
        {roomTypes.map((room) => (
          <label key={room} className={classes.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(room)}
              onChange={() =>
                form.setFieldValue(
                  'roomTypes',
                  roomTypes.filter((each) => (each === room) !== chosen.includes(each)),
                )
              }
            />
            <IconCheck size={14} className={classes.check} aria-hidden />
            {words.room(room)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
