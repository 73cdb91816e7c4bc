import { colorFamilies, roomTypes } from '@archway/contract/inventory/item-choices';
import { itemStatuses, trackings } from '@archway/contract/inventory/states';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldPair } from '../../../ui/form/field-pair.tsx';
import { chosenOf } from '../../../ui/list/read-filter.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { ColorSwatch } from '../../color-swatch.tsx';
import { useInventoryWords } from '../../words.ts';
import type { ItemsList } from '../use-items-list.ts';
import { ChoicePills } from './choice-pills.tsx';
import { CustomFilters } from './custom-filters.tsx';
import { type FilterChange, type MoreFilter, moreCount, moreFilters, withToggled } from './item-filters.ts';
import classes from './more-filters-drawer.module.css';
import { LengthFilter, RentFilter } from './number-filters.tsx';
import { VendorFilter } from './vendor-filter.tsx';

export type MoreFiltersDrawerProps = {
  opened: boolean;
  onClose: () => void;
  list: ItemsList;
  total: number | undefined;
};

/** Everything else a piece can be found by. What is chosen counts at once; the button tells how many are left. */
export const MoreFiltersDrawer = ({ opened, onClose, list, total }: MoreFiltersDrawerProps) => {
  const { t } = useTranslation('inventory/list');
  // One visit to the drawer is one step to go back from.
  const changed = useRef(false);
  if (!opened) changed.current = false;
  const set = (change: FilterChange) => {
    list.filter(change, { replace: changed.current });
    changed.current = true;
  };
  const none = Object.fromEntries(moreFilters.map((name) => [name, undefined]));
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={t('filter.more')}
      classNames={{ body: classes.body }}
    >
      <Fields list={list} set={set} />
      <div className={classes.foot}>
        <Button variant="default" disabled={moreCount(list.value.filters) === 0} onClick={() => set(none)}>
          {t('filter.clearMore')}
        </Button>
        <Button onClick={onClose}>{t('filter.show', { count: total ?? 0 })}</Button>
      </div>
    </SideDrawer>
  );
};

type FieldsProps = { list: ItemsList; set: (change: FilterChange) => void };

const Fields = ({ list, set }: FieldsProps) => {
  const { t } = useTranslation('inventory/list');
  const { t: names } = useTranslation('names/inventory');
  const words = useInventoryWords();
  const { data: choices } = useQuery(queries.items.choices.queryOptions());
  const mayReadVendors = useAbility().can('read', 'Vendor');
  const { filters } = list.value;
  const toggle = (name: MoreFilter) => (value: string) => set({ [name]: withToggled(filters[name], value) });
  const used = new Map((choices?.colors ?? []).map(({ value, items }) => [value as string, items]));
  return (
    <Stack gap="xl">
      <Section title={t('filter.free')}>
        <FieldPair>
          <DayField
            label={t('free.from')}
            max={filters.freeTo}
            value={filters.freeFrom ?? ''}
            onChange={(day) => set({ freeFrom: day || undefined })}
          />
          <DayField
            label={t('free.to')}
            min={filters.freeFrom}
            value={filters.freeTo ?? ''}
            onChange={(day) => set({ freeTo: day || undefined })}
          />
        </FieldPair>
      </Section>
      <ChoicePills
        legend={t('filter.colors')}
        chosen={chosenOf(filters.colors)}
        choices={colorFamilies
          .filter((family) => used.has(family) || chosenOf(filters.colors).includes(family))
          .map((family) => ({
            value: family,
            label: words.color(family),
            count: used.get(family),
            picture: <ColorSwatch family={family} size={18} />,
          }))}
        onToggle={toggle('colors')}
      />
      <Section title={t('filter.size')}>
        <FieldPair>
          <LengthFilter
            label={t('size.maxWidth')}
            value={filters.maxWidth}
            onChange={(maxWidth) => set({ maxWidth })}
          />
          <LengthFilter
            label={t('size.minWidth')}
            value={filters.minWidth}
            onChange={(minWidth) => set({ minWidth })}
          />
          <LengthFilter
            label={t('size.maxDepth')}
            value={filters.maxDepth}
            onChange={(maxDepth) => set({ maxDepth })}
          />
          <LengthFilter
            label={t('size.maxHeight')}
            value={filters.maxHeight}
            onChange={(maxHeight) => set({ maxHeight })}
          />
        </FieldPair>
      </Section>
      <UsedWords
        legend={t('filter.styles')}
        used={choices?.styles}
        value={filters.styles}
        onToggle={toggle('styles')}
      />
      <ChoicePills
        legend={t('filter.rooms')}
        chosen={chosenOf(filters.roomTypes)}
        choices={roomTypes.map((room) => ({ value: room, label: words.room(room) }))}
        onToggle={toggle('roomTypes')}
      />
      <Section title={t('filter.rent')}>
        <FieldPair>
          <RentFilter
            label={t('rent.from')}
            value={filters.minRent}
            onChange={(minRent) => set({ minRent })}
          />
          <RentFilter label={t('rent.to')} value={filters.maxRent} onChange={(maxRent) => set({ maxRent })} />
        </FieldPair>
      </Section>
      {mayReadVendors && !list.bound?.vendorId && (
        <VendorFilter value={filters.vendorId} onChange={(vendorId) => set({ vendorId })} />
      )}
      <UsedWords
        legend={t('filter.tags')}
        used={choices?.tags}
        value={filters.tags}
        onToggle={toggle('tags')}
      />
      <NativeSelect
        label={names('item.tracking')}
        value={filters.tracking ?? ''}
        data={[
          { value: '', label: t('any') },
          ...trackings.map((value) => ({ value, label: words.tracking(value) })),
        ]}
        onChange={(event) => set({ tracking: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={names('item.status')}
        value={filters.status ?? ''}
        data={[
          { value: '', label: t('notArchived') },
          ...itemStatuses.map((value) => ({ value, label: words.itemStatus(value) })),
        ]}
        onChange={(event) => set({ status: event.currentTarget.value || undefined })}
      />
      <CustomFilters value={filters.custom} onChange={(custom) => set({ custom })} />
    </Stack>
  );
};

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className={classes.section}>
    <legend className={classes.legend}>{title}</legend>
    {children}
  </fieldset>
);

type UsedWordsProps = {
  legend: string;
  used: readonly { value: string; items: number }[] | undefined;
  value: string | undefined;
  onToggle: (word: string) => void;
};

/** Words that people typed: those in use, and those that are chosen even if nothing has them any more. */
const UsedWords = ({ legend, used = [], value, onToggle }: UsedWordsProps) => {
  const chosen = chosenOf(value);
  const unused = chosen.filter((word) => !used.some((each) => each.value === word));
  const choices = [
    // A comma separates choices in the address.
    ...used
      .filter((each) => !each.value.includes(','))
      .map(({ value: word, items }) => ({ value: word, label: word, count: items })),
    ...unused.map((word) => ({ value: word, label: word })),
  ];
  return <ChoicePills legend={legend} chosen={chosen} choices={choices} onToggle={onToggle} />;
};
