import { cutText } from '@archway/contract/kernel/cut-text';
import * as textLimits from '@archway/contract/kernel/text-limits';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';

type VendorSelectProps = Pick<
  SelectProps,
  'label' | 'description' | 'error' | 'required' | 'clearable' | 'value' | 'onChange' | 'onBlur'
> & {
  /** The one that cannot be meant. */
  except?: string | undefined;
  /** The name of its field in a form, so that the focus finds it when it is wrong. */
  'data-path'?: string | undefined;
};

/** A vendor, found by typing. */
export const VendorSelect = ({ except, ...rest }: VendorSelectProps) => {
  const { t } = useTranslation(['ui/fields', 'ui']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<string>();
  const found = useQuery({
    ...queries.vendors.list.queryOptions({
      input: {
        searchQuery: search === chosen ? '' : cutText(search, textLimits.searchQuery),
        itemsPerPage: 20,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const rows = (found.data?.rows ?? []).filter(({ id }) => id !== except);
  // One that is chosen already may not be among the first that are offered.
  const id = rest.value ?? '';
  const isOffered = rows.some((row) => row.id === id);
  const known = useQuery({
    ...queries.vendors.get.queryOptions({ input: { id } }),
    enabled: id !== '' && !isOffered,
  });
  const all = known.data && !isOffered ? [known.data, ...rows] : rows;
  return (
    <Select
      {...rest}
      data={all.map((row) => ({ value: row.id as string, label: row.name }))}
      filter={({ options }) => options} // the server has found them
      searchable
      openOnFocus={false}
      allowDeselect={false}
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      nothingFoundMessage={t('tree.nothingFound')}
      onSearchChange={setTyped}
      onChange={(next, option) => {
        setChosen(option?.label);
        rest.onChange?.(next, option);
      }}
    />
  );
};
