import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useFilterWords } from './use-filter-words.ts';

type VendorFilterProps = { value: string | undefined; onChange: (id: string | undefined) => void };

/** One vendor, found by typing: the server looks through all of them. */
export const VendorFilter = ({ value, onChange }: VendorFilterProps) => {
  const { t } = useTranslation('inventory/list');
  const [typed, setTyped] = useState('');
  const chosen = useFilterWords(value ? { vendorId: value } : {}).vendor;
  const [searchQuery] = useDebouncedValue(
    typed === chosen ? '' : cutText(typed, textLimits.searchQuery),
    250,
  );
  const { data } = useQuery({
    ...queries.vendors.list.queryOptions({ input: { searchQuery, itemsPerPage: 25 } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.rows ?? []).map(({ id, name }) => ({ value: id as string, label: name }));
  const isThere = value === undefined || found.some((each) => each.value === value);
  return (
    <Select
      label={t('filter.vendor')}
      placeholder={t('any')}
      searchable
      clearable
      data={isThere ? found : [{ value, label: chosen ?? t('filter.unknown') }, ...found]}
      filter={({ options }) => options}
      value={value ?? null}
      onChange={(id) => onChange(id ?? undefined)}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t('filter.nothingFound')}
      clearButtonProps={{ 'aria-label': t('filter.clearVendor') }}
    />
  );
};
