import { type Field, isRequired, type TextFormat } from '@archway/contract/kernel/fields/fields';
import { readWebsite } from '@archway/contract/kernel/text/read-website';
import {
  NativeSelect,
  Skeleton,
  Switch,
  Text,
  Textarea,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../form/number-field.tsx';
import { ContactRows } from './contacts/contact-rows.tsx';
import type { FieldInputProps } from './field-form.ts';
import { useFieldSetting } from './field-setting.ts';
import { ChoicesInput } from './inputs/choices-input.tsx';
import { ShadeInput } from './inputs/shade-input.tsx';
import { tidyOnBlur } from './inputs/tidy-on-blur.ts';
import { WordsInput } from './inputs/words-input.tsx';
import { MeasureField } from './measures/measure-field.tsx';
import { readLength, writeLength } from './measures/read-length.ts';
import { readMoney, writeMoney } from './measures/read-money.ts';
import { readWeight, writeWeight } from './measures/read-weight.ts';
import { useFormats } from './measures/use-formats.ts';

type AnyFieldInputProps = Omit<FieldInputProps, 'required'> & {
  field: Field;
  placeholder?: string | undefined;
  /** What the options of a choice are called. */
  optionName?: ((option: string) => string) | undefined;
  /** Has the focus when its dialog opens. */
  focused?: boolean | undefined;
  /** What a browser may fill in. */
  autoComplete?: string | undefined;
};

/** The input of a field, by its type: each has one. Slices make those of what only they know (`FieldSetting`). */
export const FieldInput = ({
  form,
  name,
  field,
  label,
  description,
  placeholder,
  optionName,
  focused = false,
  autoComplete,
}: AnyFieldInputProps) => {
  const { t } = useTranslation('ui/fields');
  const { units, money } = useFormats();
  const { currency, SliceInput } = useFieldSetting();
  const given = { form, name, label, description, required: isRequired(field) };
  const shared = {
    label,
    description,
    placeholder,
    autoComplete,
    required: isRequired(field),
    'data-autofocus': focused || undefined,
  };
  const kept = { key: form.key(name), ...form.getInputProps(name) };
  switch (field.type) {
    case 'text':
      return (
        <TextInput
          {...shared}
          {...(field.format ? typing[field.format] : undefined)}
          maxLength={field.max}
          dir={field.ltr || field.format || field.capitals ? 'ltr' : undefined}
          {...kept}
          {...(field.format === 'website' ? { onBlur: tidyOnBlur(form, name, readWebsite) } : undefined)}
        />
      );
    case 'longText':
      return <Textarea {...shared} maxLength={field.max} autosize minRows={3} maxRows={12} {...kept} />;
    case 'number':
      return <NumberField {...shared} min={field.min} max={field.max} whole {...kept} />;
    case 'decimal':
      return <NumberField {...shared} min={field.min} max={field.max} {...kept} />;
    case 'code':
      return (
        <TextInput
          {...shared}
          // A short field often stands beside another: below its input a hint leaves both on one line.
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={field.max}
          dir="ltr"
          autoCapitalize="characters"
          {...kept}
        />
      );
    case 'day':
      return <TextInput {...shared} type="date" {...kept} />;
    case 'flag':
      return (
        <Switch
          label={label}
          description={description}
          key={form.key(name)}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      );
    case 'choice':
      return (
        // Something is always chosen: there is nothing to be marked as required.
        <NativeSelect
          {...shared}
          required={false}
          data={[
            ...(field.initial === null ? [{ value: '', label: t('notSet') }] : []),
            ...field.options.map((value) => ({ value, label: optionName?.(value) ?? value })),
          ]}
          {...kept}
        />
      );
    case 'money':
      return (
        <MeasureField
          {...shared}
          form={form}
          name={name}
          unit={<Unit>{currency}</Unit>}
          tidy={(typed) =>
            written(readMoney(typed, money, field.largest), (value) => writeMoney(value, money))
          }
        />
      );
    case 'length':
      return (
        <MeasureField
          {...shared}
          form={form}
          name={name}
          unit={<Unit>{t(`units.length.${units}`)}</Unit>}
          tidy={(typed) => written(readLength(typed, units), (value) => writeLength(value, units))}
        />
      );
    case 'weight':
      return (
        <MeasureField
          {...shared}
          form={form}
          name={name}
          unit={<Unit>{t(`units.weight.${units}`)}</Unit>}
          tidy={(typed) => written(readWeight(typed, units), (value) => writeWeight(value, units))}
        />
      );
    case 'words':
      return <WordsInput {...given} most={field.most} />;
    case 'choices':
      return <ChoicesInput {...given} options={field.options} optionName={optionName} />;
    case 'color':
      return <ShadeInput {...given} />;
    case 'contacts':
      return <ContactRows {...given} most={field.most} />;
    case 'reference':
    case 'custom':
      return (
        <Suspense fallback={<Skeleton height={62} radius="md" />}>
          {SliceInput && <SliceInput {...given} of={field.type === 'custom' ? 'custom' : field.to} />}
        </Suspense>
      );
  }
};

const typing: Partial<Record<TextFormat, TextInputProps>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel' },
  website: { type: 'url', placeholder: 'https://' },
  time: { type: 'time' },
};

const written = (value: number | undefined, write: (value: number) => string) =>
  value === undefined ? undefined : write(value);

const Unit = ({ children }: { children: string }) => (
  <Text component="span" c="dimmed" size="sm" aria-hidden>
    {children}
  </Text>
);
