import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Input, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findsWords } from '../../list/find-words.ts';
import { isolated } from '../../text/sentence.tsx';
import { type FieldInputProps, fieldState } from '../field-form.ts';
import classes from './chips.module.css';
import { wordsAdded } from './words-added.ts';

type WordsInputProps = FieldInputProps & {
  most: number;
  /** Those that others of its kind have. */
  known?: readonly string[] | undefined;
};

/** As many of the words in use as are offered before something is typed. */
const offered = 8;

/** Several short words: those in use are one touch away, any other can be typed. */
export const WordsInput = ({ form, name, label, description, most, known = [] }: WordsInputProps) => {
  const { t } = useTranslation('ui/fields');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const chosen: readonly string[] = form.useWatchValue(name);
  const { error, 'data-path': path } = fieldState(form, name);
  const free = known.filter((word) => !chosen.includes(word) && findsWords(word, typed)).slice(0, offered);

  const become = (words: string[]) => form.setFieldValue(name, words.slice(0, most) as never); // texts, as it holds
  const take = (text: string) => {
    setTyped('');
    become(wordsAdded(chosen, text));
  };
  const remove = (word: string) => {
    become(chosen.filter((each) => each !== word));
    input.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      take(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <div className={classes.words}>
        {chosen.length > 0 && (
          <ul className={classes.chips} aria-label={label}>
            {chosen.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  className={classes.chip}
                  data-chosen
                  aria-label={t('words.remove', { word: isolated(word) })}
                  onClick={() => remove(word)}
                >
                  <bdi>{word}</bdi>
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextInput
          ref={input}
          aria-label={t('words.add', { label })}
          placeholder={t('words.placeholder')}
          maxLength={textLimits.typedWords}
          data-path={path}
          error={error !== undefined && error !== null}
          value={typed}
          disabled={chosen.length >= most}
          onChange={({ currentTarget: { value } }) => (/[,;،\n]/.test(value) ? take(value) : setTyped(value))}
          onKeyDown={keys}
          onBlur={() => typed.trim() !== '' && take(typed)}
        />
        {free.length > 0 && chosen.length < most && (
          <ul className={classes.chips} aria-label={t('words.inUse', { label })}>
            {free.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  className={classes.chip}
                  // Before the field is left, or what was typed would be taken as well.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(word)}
                >
                  <IconPlus size={14} aria-hidden />
                  <bdi>{word}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Input.Wrapper>
  );
};
