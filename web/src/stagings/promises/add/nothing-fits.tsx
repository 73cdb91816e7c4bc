import type { RoomType } from '@archway/contract/inventory/item-choices';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useInventoryWords } from '../../../inventory/words.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import { type CatalogFilters, catalogQuery } from './use-free-items.ts';

type NothingFitsProps = {
  staging: Staging;
  filters: CatalogFilters;
  onChange: (next: Partial<CatalogFilters>) => void;
  onClear: () => void;
};

/** Nothing found, and what would show more: the same words in other rooms, and what is only taken on these dates. */
export const NothingFits = ({ staging, filters, onChange, onClear }: NothingFitsProps) => {
  const { t } = useTranslation(['stagings/promises', 'ui']);
  const words = useInventoryWords();
  const { roomTypes, showTaken } = filters;
  const useTotal = (next: Partial<CatalogFilters>, enabled: boolean) =>
    useQuery({ ...catalogQuery(staging, { ...filters, page: 1, ...next }), enabled }).data?.total ?? 0;
  const elsewhere = useTotal(anyRoom, roomTypes !== undefined);
  const taken = useTotal({ showTaken: true }, !showTaken);
  const isNeither = roomTypes !== undefined && !showTaken && elsewhere === 0 && taken === 0;
  const takenElsewhere = useTotal({ ...anyRoom, showTaken: true }, isNeither);
  const offers = [
    { count: elsewhere, text: 'add.showElsewhere' as const, next: anyRoom },
    { count: taken, text: 'add.showOnlyTaken' as const, next: { showTaken: true } },
    {
      count: isNeither ? takenElsewhere : 0,
      text: 'add.showTakenElsewhere' as const,
      next: { ...anyRoom, showTaken: true },
    },
  ].filter(({ count }) => count > 0);
  const room = roomTypes ? isolated(words.room(roomTypes as RoomType)) : ''; // one of the choices of its filter
  return (
    <EmptyState
      picture="nothing-found"
      title={
        offers.length > 0 && room && !showTaken
          ? t('add.nothingForRoom', { room })
          : t('ui:results.nothingFound')
      }
      action={
        <Group gap="sm" justify="center">
          {offers.map(({ count, text, next }) => (
            <Button key={text} variant="default" onClick={() => onChange(next)}>
              {t(text, { count, room })}
            </Button>
          ))}
          <Button variant={offers.length > 0 ? 'subtle' : 'default'} onClick={onClear}>
            {t('ui:results.clearFilters')}
          </Button>
        </Group>
      }
    >
      {offers.length === 0 && t('ui:results.nothingFoundHint')}
    </EmptyState>
  );
};

const anyRoom = { roomTypes: undefined };
