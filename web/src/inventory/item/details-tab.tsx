import type { Item } from '@archway/contract/inventory/item';
import { Badge, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ColourName } from '../colour-swatch.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { useSizeText } from '../use-size-text.ts';
import { useInventoryWords } from '../words.ts';
import classes from './details.module.css';
import type { ItemTabProps } from './item-view.tsx';
import { useWeightText } from './use-weight-text.ts';

/** Everything that is known of it, in words. What nobody has said is left out. */
export const DetailsTab = ({ item }: ItemTabProps) => {
  const { t } = useTranslation('inventory/item');
  const groups = useFactGroups(item).filter(({ facts }) => facts.some(({ value }) => isSaid(value)));
  return (
    <div className={classes.details}>
      {item.description && (
        <Group title={t('details.description')}>
          <p className={classes.description} dir="auto">
            {item.description}
          </p>
        </Group>
      )}
      {groups.map(({ title, facts }) => (
        <Group key={title} title={title}>
          <FactList facts={facts} />
        </Group>
      ))}
      {groups.length === 0 && !item.description && (
        <EmptyState title={t('details.empty')}>{t('details.emptyHint')}</EmptyState>
      )}
    </div>
  );
};

const isSaid = (value: ReactNode) => value !== null && value !== undefined && value !== '';

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Panel labelledBy={id} className={classes.group}>
      <Title order={2} size="h4" id={id} mb={4}>
        {title}
      </Title>
      {children}
    </Panel>
  );
};

const Words = ({ list }: { list: readonly string[] }) =>
  list.length === 0 ? null : (
    <span className={classes.words}>
      {list.map((word) => (
        <Badge key={word} variant="light" color="gray">
          <bdi>{word}</bdi>
        </Badge>
      ))}
    </span>
  );

const useFactGroups = (item: Item) => {
  const { t } = useTranslation(['inventory/item', 'inventory']);
  const words = useInventoryWords();
  const { lengthOf } = useSizeText();
  const weightOf = useWeightText();
  const money = useMoneyText();
  const timeZone = useUser().activeOrganization?.timezone;
  const field = (name: Parameters<typeof fieldKey>[0]) => t(fieldKey(name));
  const amount = (value: number | null) => (value === null ? null : <bdi>{money(value)}</bdi>);
  const length = (value: number | null) => (value === null ? null : <bdi>{lengthOf(value)}</bdi>);
  const text = (value: string) => value && <bdi>{value}</bdi>;
  const list = (value: readonly string[]) => (value.length === 0 ? null : <Words list={value} />);
  return [
    {
      title: t('details.size'),
      facts: [
        { name: field('width'), value: length(item.width) },
        { name: field('depth'), value: length(item.depth) },
        { name: field('height'), value: length(item.height) },
        { name: field('weight'), value: item.weight === null ? null : <bdi>{weightOf(item.weight)}</bdi> },
      ],
    },
    {
      title: t('details.look'),
      facts: [
        {
          name: field('colour'),
          value: (item.colourName || item.colourFamily) && (
            <ColourName family={item.colourFamily} hex={item.colourHex} name={item.colourName} />
          ),
        },
        { name: field('materials'), value: list(item.materials) },
        { name: field('styles'), value: list(item.styles) },
        { name: field('rooms'), value: list(item.roomTypes.map(words.room)) },
        { name: field('tags'), value: list(item.tags) },
      ],
    },
    {
      title: t('details.money'),
      facts: [
        { name: field('monthlyRent'), value: amount(item.monthlyRent) },
        { name: field('salePrice'), value: amount(item.salePrice) },
        { name: field('purchaseCost'), value: amount(item.purchaseCost) },
        { name: field('replacementCost'), value: amount(item.replacementCost) },
      ],
    },
    {
      title: t('details.origin'),
      facts: [
        { name: field('brand'), value: text(item.brand) },
        { name: field('vendor'), value: item.vendorName && <VendorLink item={item} /> },
        { name: field('vendorSku'), value: text(item.vendorSku) },
        { name: field('sku'), value: text(item.sku) },
      ],
    },
    {
      title: t('details.care'),
      facts: [
        { name: field('pack'), value: item.packMethod === 'none' ? null : words.pack(item.packMethod) },
        { name: field('fragile'), value: item.fragile ? t('details.yes') : null },
        { name: field('twoPerson'), value: item.twoPerson ? t('details.yes') : null },
        {
          name: field('bufferDays'),
          value: item.bufferDays === null ? null : t('details.days', { count: item.bufferDays }),
        },
      ],
    },
    {
      title: t('details.own'),
      facts: Object.entries(item.customFields).map(([name, value]) => ({ name, value: text(value) })),
    },
    {
      title: t('details.record'),
      facts: [
        {
          name: field('createdAt'),
          value: (
            <>
              <RelativeTime at={item.createdAt} timeZone={timeZone} />
              {item.createdBy && (
                <>
                  {' · '}
                  <bdi>{item.createdBy}</bdi>
                </>
              )}
            </>
          ),
        },
        { name: field('updatedAt'), value: <RelativeTime at={item.updatedAt} timeZone={timeZone} /> },
      ],
    },
  ];
};

const fieldKey = <
  Name extends
    | 'width'
    | 'depth'
    | 'height'
    | 'weight'
    | 'colour'
    | 'materials'
    | 'styles'
    | 'rooms'
    | 'tags'
    | 'monthlyRent'
    | 'salePrice'
    | 'purchaseCost'
    | 'replacementCost'
    | 'brand'
    | 'vendor'
    | 'vendorSku'
    | 'sku'
    | 'pack'
    | 'fragile'
    | 'twoPerson'
    | 'bufferDays'
    | 'createdAt'
    | 'updatedAt',
>(
  name: Name,
) => `inventory:fields.${name}` as const;

const VendorLink = ({ item: { vendorId, vendorName } }: { item: Item }) => {
  const exists = useScreenExists();
  const ability = useAbility();
  const name = <bdi>{vendorName ?? ''}</bdi>;
  return vendorId && exists('/vendors/detail/$id') && ability.can('read', 'Vendor') ? (
    <Link to="/vendors/detail/$id" params={{ id: vendorId }} className={classes.link}>
      {name}
    </Link>
  ) : (
    name
  );
};
