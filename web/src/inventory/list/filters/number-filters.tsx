import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldSetting } from '../../../ui/fields/field-setting.ts';
import { lengthText } from '../../../ui/fields/measures/length-text.ts';
import { readLength } from '../../../ui/fields/measures/read-length.ts';
import { moneyWriting, readMoney, writeMoney } from '../../../ui/fields/measures/read-money.ts';

type NumberFilterProps = {
  label: string;
  /** Millimeters or minor units, as the address writes them. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A length in the organization's units: `85`, `33 1/2`, `7' 6"` or `213 cm`. */
export const LengthFilter = (props: NumberFilterProps) => {
  const { t } = useTranslation('ui/fields');
  const { units } = useFieldSetting();
  return (
    <TypedFilter
      {...props}
      unit={t(`units.length.${units}`)}
      read={(text) => readLength(text, units)}
      write={(millimeters) => lengthText(millimeters, units, 'en')}
    />
  );
};

/** An amount in the organization's currency. */
export const RentFilter = (props: NumberFilterProps) => {
  const { i18n } = useTranslation();
  const { currency } = useFieldSetting();
  const writing = moneyWriting(currency, i18n.language);
  return (
    <TypedFilter
      {...props}
      unit={currency}
      read={(text) => readMoney(text, writing)}
      write={(minor) => writeMoney(minor, writing)}
    />
  );
};

type TypedFilterProps = NumberFilterProps & {
  unit: string;
  read: (text: string) => number | undefined;
  write: (stored: number) => string;
};

/** As long as a person pauses between two digits. */
const pause = 400;

/** Counts as soon as the typing pauses; what cannot be read says so and changes nothing. */
const TypedFilter = ({ label, value, unit, read, write, onChange }: TypedFilterProps) => {
  const { t } = useTranslation('inventory/list');
  const shown = value === undefined ? '' : write(Number(value));
  const [text, setText] = useState(shown);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const means = asWritten(read(text));
  // Cleared or changed from elsewhere. What means the same already is left as it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` follows from the session
  useEffect(() => {
    if (timer.current === undefined) setText((typed) => (asWritten(read(typed)) === value ? typed : shown));
  }, [value, shown]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(next), pause);
  };
  const settle = (typed: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const meant = asWritten(read(typed));
    if (meant !== value && (meant !== undefined || typed.trim() === '')) onChange(meant);
  };
  const wrong = text.trim() !== '' && means === undefined;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      value={text}
      error={wrong ? t('filter.notANumber') : undefined}
      rightSection={<span aria-hidden="true">{unit}</span>}
      rightSectionWidth={56}
      rightSectionPointerEvents="none"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => settle(text)}
    />
  );
};

const asWritten = (number: number | undefined) => (number === undefined ? undefined : String(number));
