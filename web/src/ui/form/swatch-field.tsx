import { useId } from 'react';
import classes from './swatch-field.module.css';

type SwatchFieldProps<Value extends string> = {
  legend: string;
  value: Value;
  /** Each with one of the theme's colors; without one it is drawn as none. */
  choices: readonly { value: Value; label: string; color?: string | undefined }[];
  onChange: (value: Value) => void;
};

/** A few colors to choose from: radio buttons that are seen. */
export const SwatchField = <Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: SwatchFieldProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.swatches}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.swatch} title={choice.label}>
            <input
              type="radio"
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <Swatch color={choice.color} chosen={choice.value === value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const Swatch = ({ color, chosen }: { color: string | undefined; chosen: boolean }) => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    {color ? (
      <circle cx="16" cy="16" r="16" fill={`var(--mantine-color-${color}-5)`} />
    ) : (
      <g fill="none" stroke="var(--aw-control-line)" strokeWidth="2">
        <circle cx="16" cy="16" r="15" />
        <path d="M6 26 26 6" />
      </g>
    )}
    {chosen && color && <path d="m10 16.500 4 4 8-9" fill="none" stroke="#fff" strokeWidth="3" />}
  </svg>
);
