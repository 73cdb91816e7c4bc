import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './reference-select.module.css';

export type ReferenceSelectProps = Pick<
  SelectProps,
  | 'label'
  | 'description'
  | 'placeholder'
  | 'error'
  | 'required'
  | 'clearable'
  | 'value'
  | 'onChange'
  | 'onBlur'
> & {
  /** The one that cannot be meant. */
  except?: string | undefined;
  /** The name of its field in a form, so that the focus finds it when it is wrong. */
  'data-path'?: string | undefined;
  /** Makes a new one where none is meant of those that are found. Left out for whoever may not. */
  adding?: Adding | undefined;
};

/** The last choice of the list: what it is called by what was typed, and what it does with it. */
type Adding = {
  readonly label: (typed: string) => string;
  readonly onAdd: (typed: string) => void;
};

/** No id. */
const newOne = 'new';

type Named = { readonly id: string };
type References<Row extends Named> = {
  /** A hook: the first that fit these words, as far as the answer is there. */
  useFound: (searchQuery: string) => Found<Row>;
  /** A hook: the one with this id; nothing for none. */
  useOne: (id: string) => Row | undefined;
  labelOf: (row: Row) => string;
};
type Found<Row> = {
  readonly data: { readonly rows: readonly Row[] } | undefined;
  readonly isPending: boolean;
};

/** One of many, found by typing on the server. What does not fit the words in the field cannot be chosen. */
export const ReferenceSelect = <Row extends Named>({
  useFound,
  useOne,
  labelOf,
  except,
  adding,
  ...rest
}: ReferenceSelectProps & References<Row>) => {
  const { t } = useTranslation(['ui/fields', 'ui']);
  // Only what a person types: the name of the chosen one stands in the field too.
  const [typed, setTyped] = useState('');
  const words = cutText(typed.trim(), textLimits.searchQuery);
  const [search] = useDebouncedValue(words, 250);
  const found = useFound(search);
  const isSearching = words !== '' && (words !== search || found.isPending);
  const rows = (found.data?.rows ?? []).filter(({ id }) => id !== except);
  // One that is chosen already may not be among the first that are offered. The field keeps its name while others are searched.
  const id = rest.value ?? '';
  const known = useOne(rows.some((row) => row.id === id) ? '' : id);
  const isOffered = (value: string) => !isSearching && (words === '' || value !== known?.id);
  return (
    <Select
      {...rest}
      classNames={classes}
      data={[
        ...(known ? [known, ...rows] : rows).map((row) => ({ value: row.id as string, label: labelOf(row) })),
        ...(adding ? [{ value: newOne, label: adding.label(words) }] : []),
      ]}
      filter={({ options }) => options.filter((option) => !('value' in option) || isOffered(option.value))}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      nothingFoundMessage={t(isSearching ? 'reference.searching' : 'tree.nothingFound')}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Enter chooses; it does not send the form with another one than the words in the field are about.
        if (event.key === 'Enter' && words !== '') event.preventDefault();
      }}
      onBlur={(event) => {
        setTyped('');
        rest.onBlur?.(event);
      }}
      onChange={(next, option) => {
        setTyped('');
        if (next === newOne) return adding?.onAdd(words);
        rest.onChange?.(next, option);
      }}
    />
  );
};
