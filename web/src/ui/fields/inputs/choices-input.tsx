import { Input } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FieldInputProps, fieldState } from '../field-form.ts';
import classes from './chips.module.css';

type ChoicesInputProps = FieldInputProps & {
  options: readonly string[];
  optionName?: ((option: string) => string) | undefined;
};

/** Several of a closed list: check boxes that read as words, kept in the order of the list. */
export const ChoicesInput = (props: ChoicesInputProps) => {
  const { form, name, label, description, options, optionName = String } = props;
  const chosen: readonly string[] = form.useWatchValue(name);
  const { error, 'data-path': path } = fieldState(form, name);
  const toggle = (option: string) =>
    form.setFieldValue(
      name,
      options.filter((each) => (each === option) !== chosen.includes(each)) as never, // as it holds
    );
  return (
    <fieldset className={classes.set} data-path={path} tabIndex={-1}>
      <legend className={classes.legend}>{label}</legend>
      {description && <Input.Description>{description}</Input.Description>}
      <div className={classes.chips}>
        {options.map((option) => (
          <label key={option} className={classes.chip}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
            <IconCheck size={14} className={classes.check} aria-hidden />
            {optionName(option)}
          </label>
        ))}
      </div>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
};
