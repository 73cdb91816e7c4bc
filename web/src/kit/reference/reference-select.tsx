import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  /** A hook: the first that fit these words. */
  useFound: (searchQuery: string) => readonly Row[];
  /** A hook: the one with this id; nothing for none. */
  useOne: (id: string) => Row | undefined;
  labelOf: (row: Row) => string;
};

/** One of many, found by typing on the server. */
export const ReferenceSelect = <Row extends Named>({
  useFound,
  useOne,
  labelOf,
  except,
  adding,
  ...rest
}: ReferenceSelectProps & References<Row>) => {
  const { t } = useTranslation(['ui/fields', 'ui']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<string>();
  const rows = useFound(search === chosen ? '' : cutText(search, textLimits.searchQuery)).filter(
    ({ id }) => id !== except,
  );
  // One that is chosen already may not be among the first that are offered.
  const id = rest.value ?? '';
  const isOffered = rows.some((row) => row.id === id);
  const known = useOne(isOffered ? '' : id);
  const all = known ? [known, ...rows] : rows;
  const named = typed === chosen || typed === labelOfKnown(all, id, labelOf) ? '' : typed.trim();
  return (
    <Select
      {...rest}
      data={[
        ...all.map((row) => ({ value: row.id as string, label: labelOf(row) })),
        ...(adding ? [{ value: newOne, label: adding.label(named) }] : []),
      ]}
      filter={({ options }) => options} // the server has found them
      searchable
      openOnFocus={false}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      nothingFoundMessage={t('tree.nothingFound')}
      onSearchChange={setTyped}
      onChange={(next, option) => {
        if (next === newOne) return adding?.onAdd(named);
        setChosen(option?.label);
        rest.onChange?.(next, option);
      }}
    />
  );
};

/** What stands in the field without having been typed. */
const labelOfKnown = <Row extends Named>(rows: readonly Row[], id: string, labelOf: (row: Row) => string) => {
  const row = rows.find((each) => each.id === id);
  return row && labelOf(row);
};
