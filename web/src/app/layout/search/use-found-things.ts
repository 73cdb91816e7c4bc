import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { moveAddress } from '../../../moves/move-address.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useMay } from '../../../platform/session/may.ts';
import type { SearchEntry } from './use-search-entries.ts';

/** Of each kind of thing. */
const itemsPerPage = 5;

/** What the organization has that fits what is typed: stagings, moves, clients, properties and items, as far as the member may see them. */
export const useFoundThings = (typed: string) => {
  const { t, i18n } = useTranslation('app');
  const router = useRouter();
  const may = useMay();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const words = cutText(typed.trim(), textLimits.searchQuery);
  const [searchQuery] = useDebouncedValue(words, 200);
  const input = { searchQuery, itemsPerPage } as const;
  const isSearching = searchQuery.length > 1;
  const options = { enabled: isSearching, placeholderData: keepPreviousData };
  const stagings = useQuery({
    ...queries.stagings.list.queryOptions({ input: { ...input, sortBy: 'updatedAt', orderBy: 'desc' } }),
    ...options,
    enabled: isSearching && may('stagings.list'),
  });
  const moves = useQuery({
    ...queries.moves.list.queryOptions({ input: { ...input, sortBy: 'next', orderBy: 'asc' } }),
    ...options,
    enabled: isSearching && may('moves.list'),
  });
  const clients = useQuery({
    ...queries.clients.list.queryOptions({ input }),
    ...options,
    enabled: isSearching && may('clients.list'),
  });
  const properties = useQuery({
    ...queries.properties.list.queryOptions({ input }),
    ...options,
    enabled: isSearching && may('properties.list'),
  });
  const items = useQuery({
    ...queries.items.list.queryOptions({ input: { ...input, sortBy: 'relevance' } }),
    ...options,
    enabled: isSearching && may('items.list'),
  });
  const entries: SearchEntry[] = isSearching
    ? [
        ...rowsOf(stagings).map(({ id, number, name, address, clientName }) => ({
          id,
          group: 'stagings' as const,
          title: t('search.number', { number, name }),
          hint: [address === name ? '' : address, clientName].filter(Boolean).join(' · '),
          run: () => void router.navigate({ to: '/stagings/$id/$tab', params: { id, tab: 'details' } }),
        })),
        ...rowsOf(moves).map((move) => ({
          id: move.id,
          group: 'moves' as const,
          title: t('search.number', { number: move.number, name: move.stagingName }),
          hint: [
            t(move.kind === 'in' ? 'titles.moveIn' : 'titles.moveOut'),
            format.format(new Date(`${move.scheduledOn}T00:00:00Z`)),
          ].join(' · '),
          run: () => void router.navigate(moveAddress(move)),
        })),
        ...rowsOf(clients).map(({ id, name, company }) => ({
          id,
          group: 'clients' as const,
          title: name,
          hint: company === name ? '' : company,
          run: () => void router.navigate({ to: '/clients/detail/$id', params: { id } }),
        })),
        ...rowsOf(properties).map(({ id, address, city }) => ({
          id,
          group: 'properties' as const,
          title: address,
          hint: city,
          run: () => void router.navigate({ to: '/properties/detail/$id', params: { id } }),
        })),
        ...rowsOf(items).map(({ id, name, sku }) => ({
          id,
          group: 'items' as const,
          title: name,
          hint: sku,
          run: () => void router.navigate({ to: '/inventory/$id', params: { id } }),
        })),
      ]
    : [];
  const all = [stagings, moves, clients, properties, items];
  return {
    entries: words.length > 1 ? entries : [],
    /** Nothing that was not found is told before everything has answered. */
    isLoading: words.length > 1 && (words !== searchQuery || all.some(({ isFetching }) => isFetching)),
  };
};

const rowsOf = <Row>({ data }: { data: { rows: readonly Row[] } | undefined }): readonly Row[] =>
  data?.rows ?? [];
