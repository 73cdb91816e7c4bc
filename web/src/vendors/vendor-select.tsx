import { cutText } from '@archway/contract/kernel/cut-text';
import * as textLimits from '@archway/contract/kernel/text-limits';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../platform/api/query-client.ts';

type VendorSelectProps = Pick<SelectProps, 'label' | 'error' | 'required' | 'value' | 'onChange'> & {
  /** The one that cannot be meant. */
  except: string;
};

/** A vendor, found by typing. */
export const VendorSelect = ({ except, ...rest }: VendorSelectProps) => {
  const { t } = useTranslation('ui');
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
  return (
    <Select
      {...rest}
      data={rows.map(({ id, name }) => ({ value: id as string, label: name }))}
      filter={({ options }) => options} // the server has found them
      searchable
      openOnFocus={false}
      allowDeselect={false}
      nothingFoundMessage={t('tree.nothingFound')}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setChosen(option?.label);
        rest.onChange?.(id, option);
      }}
    />
  );
};
