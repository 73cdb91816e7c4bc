import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

type SearchFieldProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/** As long as a person pauses between two letters of a word. */
const pause = 120;

/** The one search field of a list: answers while typing, after a short pause. */
export const SearchField = ({ label, value, onSearch }: SearchFieldProps) => {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const sent = useRef(value);
  useEffect(() => {
    // The answer to what was typed here: more may have been typed since.
    if (value === sent.current) return;
    sent.current = value;
    clearTimeout(timer.current);
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string, wait = pause) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = next.trim();
      latest.current(sent.current);
    }, wait);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text ? <CloseButton aria-label={t('clear')} onClick={() => change('', 0)} /> : null}
    />
  );
};
