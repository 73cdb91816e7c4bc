import { colorFamilies, roomTypes } from '@archway/contract/inventory/item-choices';
import { itemStatuses, trackings } from '@archway/contract/inventory/states';
import type { CustomWanted } from '@archway/contract/kernel/fields/custom-filter';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../../organizations/fields/use-custom-fields.ts';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { chosenOf } from '../../../ui/list/read-filter.ts';
import { useMoneyText } from '../../use-money-text.ts';
import { useSizeText } from '../../use-size-text.ts';
import { useInventoryWords } from '../../words.ts';
import { customOf, type FilterGroup, type ItemFilters } from './item-filters.ts';

/** What each group of the further filters is set to, in words; nothing for one that is off. */
export const useFilterWords = (filters: ItemFilters): Readonly<Partial<Record<FilterGroup, string>>> => {
  const { t, i18n } = useTranslation('inventory/list');
  const words = useInventoryWords();
  const { lengthOf } = useSizeText();
  const money = useMoneyText();
  const vendor = useVendorName(filters.vendorId);
  const customWords = useCustomWords(filters.custom);
  const list = (texts: readonly string[]) => (texts.length > 0 ? texts.join(', ') : undefined);
  const named = <Value extends string>(
    known: readonly Value[],
    text: string | undefined,
    wordOf: (value: Value) => string,
  ) => list(known.filter((value) => chosenOf(text).includes(value)).map(wordOf));
  const sides = [
    ['maxWidth', 'atMost.width'],
    ['minWidth', 'atLeast.width'],
    ['maxDepth', 'atMost.depth'],
    ['maxHeight', 'atMost.height'],
  ] as const;
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const { minRent, maxRent, freeFrom, freeTo } = filters;
  const between = (from: string | undefined, to: string | undefined): string | undefined => {
    if (from && to) return t('between', { from, to });
    if (from) return t('from', { from });
    return to && t('upTo', { to });
  };
  return defined({
    colors: named(colorFamilies, filters.colors, words.color),
    styles: list(chosenOf(filters.styles)),
    rooms: named(roomTypes, filters.roomTypes, words.room),
    tags: list(chosenOf(filters.tags)),
    vendor: filters.vendorId && (vendor ?? t('filter.unknown')),
    size: list(
      sides.flatMap(([name, key]) => {
        const length = filters[name];
        return length ? [t(`size.${key}`, { length: lengthOf(Number(length)) })] : [];
      }),
    ),
    rent: between(minRent && money(Number(minRent)), maxRent && money(Number(maxRent))),
    free:
      freeFrom && freeTo && freeFrom <= freeTo
        ? day.formatRange(dateOf(freeFrom), dateOf(freeTo))
        : between(freeFrom && day.format(dateOf(freeFrom)), freeTo && day.format(dateOf(freeTo))),
    tracking: named(trackings, filters.tracking, words.tracking),
    catalog: named(itemStatuses, filters.status, words.itemStatus),
    custom: customWords,
  });
};

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

const defined = <Key extends string>(values: Record<Key, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<Record<Key, string>>; // the others are out

/** `Fabric: Linen`, or the name alone of what is ticked. */
const useCustomWords = (filter: string | undefined): string | undefined => {
  const { t } = useTranslation('inventory/list');
  const { rows } = useCustomFields({ when: filter !== undefined });
  const wordsOf = ({ id, value }: CustomWanted) => {
    const field = rows.find((row) => row.id === id);
    if (!field) return t('filter.unknown');
    return field.type === 'flag' ? field.name : t('filter.customValue', { name: field.name, value });
  };
  return filter && customOf(filter).map(wordsOf).join(', ');
};

const useVendorName = (id: string | undefined): string | undefined => {
  const mayRead = useAbility().can('read', 'Vendor');
  const input = { id: id ?? '' } as Parameters<typeof queries.vendors.get.queryOptions>[0]['input']; // checked where the address is read
  return useQuery({ ...queries.vendors.get.queryOptions({ input }), enabled: mayRead && id !== undefined })
    .data?.name;
};
