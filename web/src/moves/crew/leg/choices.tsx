import { useId } from 'react';
import classes from './leg.module.css';

type ChoicesProps<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
};

/** One of a few, in large pieces for thumbs in gloves. What is chosen stays chosen. */
export const Choices = <Value extends string>({
  label,
  hint,
  value,
  options,
  onChange,
}: ChoicesProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend>
        {label}
        {hint && <span className={classes.legendHint}>{hint}</span>}
      </legend>
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option.value} className={classes.chip} data-chosen={option.value === value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <bdi>{option.label}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
