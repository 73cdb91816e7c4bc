import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Autocomplete, Button } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocationFieldProps } from '../../location-field.tsx';
import { CameraView } from '../camera/camera-view.tsx';
import { useLocationRows } from '../known-locations.ts';
import { useScanTarget } from '../scan-target.ts';
import { signal } from '../signal.ts';
import { chosenBy, type LocationChoice, locationChoices } from './location-choices.ts';
import { codeOfValue, valueOfCode } from './location-value.ts';

/**
 * A location without asking anybody: chosen among those that this device knows, scanned, or typed. A code that it does not
 * know is recorded as it is, and looked up on arrival.
 */
export const FieldLocation = ({
  value,
  onChange,
  refuses,
  clearable: _,
  clearButtonProps: __,
  ...rest
}: LocationFieldProps) => {
  const { t } = useTranslation('inventory/scan');
  const rows = useLocationRows();
  const choices = useMemo(() => locationChoices(rows), [rows]);
  const closed = new Set(rows.filter((row) => !row.active || refuses?.(row)).map(({ id }) => id as string));
  const offered = choices.filter(({ id }) => !closed.has(id));
  const input = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  const [text, setText] = useState(() => textOf(value, choices));
  const become = (typed: string) => {
    setText(typed);
    onChange(chosenBy(offered, typed) ?? valueOfCode(typed));
  };
  const take = (scanned: string) => {
    const found = valueOfCode(scanned);
    setText(textOf(found, choices));
    onChange(found);
    setLooking(false);
    signal('read');
  };
  useScanTarget({
    isEmpty: () => text === '',
    isFocused: () => document.activeElement === input.current,
    take,
  });
  const unknown = codeOfValue(value);
  return (
    <div>
      <Autocomplete
        ref={input}
        {...rest}
        placeholder={t('field.locationHint')}
        value={text}
        onChange={become}
        data={offered.map(({ label }) => label)}
        limit={50}
        maxLength={textLimits.scanned}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        comboboxProps={{ withinPortal: true }}
        // A hand scanner ends with Enter, and so does nobody's form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {unknown !== undefined && <p>{t('field.unknownLocation')}</p>}
      {looking ? (
        <CameraView onCode={take} isInner />
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconCamera size={20} aria-hidden />}
          onClick={() => setLooking(true)}
        >
          {t('field.scanLocation')}
        </Button>
      )}
    </div>
  );
};

const textOf = (value: string | null, choices: readonly LocationChoice[]) =>
  choices.find(({ id }) => id === value)?.label ?? codeOfValue(value) ?? '';
