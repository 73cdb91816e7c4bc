import { TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { type NumberLimits, numberText, readNumber, stepNumber } from './number-text.ts';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> &
  NumberLimits & {
    value?: number | string | undefined;
    defaultValue?: number | string | undefined;
    onChange?: ((value: number | string) => void) | undefined;
    step?: number | undefined;
  };

/**
 * A field for a number: takes digits, minus, plus and dot, counts with the arrow keys, and comes back into its limits
 * when it is left. What is no number yet is given on as it was typed, so that a form can say so.
 */
export const NumberField = ({
  value,
  defaultValue,
  onChange,
  min,
  max,
  whole,
  step = 1,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) => {
  const limits = { min, max, whole };
  const [current, change] = useUncontrolled({ value, defaultValue, finalValue: '', onChange });
  const text = String(current);
  const count = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(stepNumber(text, direction * step, limits));
  };
  return (
    <TextInput
      {...rest}
      value={text}
      inputMode={whole && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      dir="ltr"
      onChange={(event) => change(asTyped(event.currentTarget.value))}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        count(event);
      }}
      onBlur={(event) => {
        change(readNumber(text, limits) ?? text);
        onBlur?.(event);
      }}
    />
  );
};

/** A finished number becomes one at once; `-`, `1.` and `+3` stay what they are while somebody is typing. */
const asTyped = (typed: string): number | string => {
  const text = numberText(typed);
  const number = readNumber(text);
  return number !== undefined && String(number) === text ? number : text;
};
