import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldInputProps } from '../field-form.ts';
import { readShade } from './read-shade.ts';
import classes from './shade-input.module.css';

const example = '#d8ccb8';

/** The exact shade, typed or picked. */
export const ShadeInput = ({ form, name, ...rest }: FieldInputProps) => {
  const { t } = useTranslation('ui/fields');
  const shade = readShade(String(form.useWatchValue(name)));
  return (
    <TextInput
      {...rest}
      placeholder={example}
      maxLength={7}
      dir="ltr"
      leftSection={
        <input
          type="color"
          className={classes.picker}
          aria-label={t('pickShade')}
          value={shade ?? example}
          onChange={(event) => form.setFieldValue(name, event.currentTarget.value as never)} // a text, as it holds
        />
      }
      key={form.key(name)}
      {...form.getInputProps(name)}
    />
  );
};
