import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { vendorFields } from '@archway/contract/vendors/vendor-fields';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { fieldState } from '../../ui/fields/field-form.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import { useItemNames } from '../use-item-names.ts';
import type { ItemForm } from './item-form.ts';

type Known = { readonly id: string; readonly name: string };

/** Stands for the vendor that is not there yet. */
const fresh = 'new';

/** Where it was bought: found by typing, or made under the name that was typed. */
export const VendorField = ({ form, known }: { form: ItemForm; known?: Known | undefined }) => {
  const { t } = useTranslation(['inventory/add', 'inventory', 'ui', 'ui/fields']);
  const nameOf = useItemNames();
  const value = form.useWatchValue('vendorId');
  const [chosen, setChosen] = useState<Known | undefined>(known);
  const [typed, setTyped] = useState(known?.name ?? '');
  const [search] = useDebouncedValue(typed, 250);
  const mayCreate = useAbility().can('create', 'Vendor');
  const found = useQuery({
    ...queries.vendors.list.queryOptions({
      input: {
        searchQuery: search === chosen?.name ? '' : cutText(search, textLimits.searchQuery),
        itemsPerPage: 20,
      },
    }),
    placeholderData: keepPreviousData,
  });
  const choose = (vendor: Known | undefined) => {
    setChosen(vendor);
    form.setFieldValue('vendorId', vendor?.id ?? null);
  };
  const { submit, pending } = useSubmit(api.vendors.create, {
    onDone: async (made) => {
      choose(made);
      setTyped(made.name);
      toast(t('vendor.created', { name: isolated(made.name) }), { tone: 'success' });
    },
    onProblem: toastProblem,
  });

  const rows = found.data?.rows ?? [];
  const all = chosen && !rows.some(({ id }) => id === chosen.id) ? [chosen, ...rows] : rows;
  const name = typed.trim();
  const isNew = mayCreate && name !== '' && !all.some((row) => row.name.toLowerCase() === name.toLowerCase());
  return (
    <Select
      label={nameOf('vendorId')}
      placeholder={t('vendor.placeholder')}
      data={[
        ...all.map((row) => ({ value: row.id as string, label: row.name })),
        ...(isNew ? [{ value: fresh, label: t('vendor.create', { name: isolated(name) }) }] : []),
      ]}
      // The server has found them; the one to be made is always offered.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('ui:clear') }}
      nothingFoundMessage={t('ui/fields:tree.nothingFound')}
      searchValue={typed}
      onSearchChange={setTyped}
      value={value}
      onChange={(id) =>
        id === fresh
          ? void submit({ name: cutText(name, vendorFields.name.max) })
          : choose(all.find((row) => row.id === id))
      }
      loading={pending}
      {...fieldState(form, 'vendorId')}
    />
  );
};
