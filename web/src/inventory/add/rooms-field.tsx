import { roomTypes } from '@archway/contract/inventory/item-choices';
import { IconCheck } from '@tabler/icons-react';
import { useItemNames } from '../use-item-names.ts';
import { useInventoryWords } from '../words.ts';
import classes from './chips.module.css';
import type { ItemForm } from './item-form.ts';

/** The rooms it suits: check boxes that read as words. */
export const RoomsField = ({ form }: { form: ItemForm }) => {
  const nameOf = useItemNames();
  const words = useInventoryWords();
  const chosen = form.useWatchValue('roomTypes');
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{nameOf('roomTypes')}</legend>
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
