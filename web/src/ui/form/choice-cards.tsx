import { type ReactNode, useId } from 'react';
import classes from './choice-cards.module.css';

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  onChange: (value: Value) => void;
};

/** A few choices side by side, each with its picture: radio buttons that can be seen. */
export const ChoiceCards = <Value extends string>({
  legend,
  value,
  options,
  onChange,
}: ChoiceCardsProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.cards}>
        {options.map((option) => (
          <label key={option.value} className={classes.card}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.face}>{option.picture ?? option.label}</span>
            {option.picture !== undefined && <span className={classes.words}>{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
