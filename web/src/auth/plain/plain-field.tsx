import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from './plain.module.css';

type PlainFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> & {
  label: string;
  /** A sentence above the field. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands inside the field, at its end. */
  end?: ReactNode;
};

/** A text field like all others, without the component library: signing in is the page that must not wait for it. */
export const PlainField = ({ label, hint, error, end, ...input }: PlainFieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      <span className={classes.box}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
          data-end={end !== undefined}
        />
        {end}
      </span>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
};
