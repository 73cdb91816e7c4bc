import type { Item } from '@archway/contract/inventory/item';
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ColourName } from '../colour-swatch.tsx';
import type inventory from '../locales/en.json';
import { useMoneyText } from '../use-money-text.ts';
import { useSizeText } from '../use-size-text.ts';
import { useInventoryWords } from '../words.ts';
import classes from './details.module.css';
import { useWeightText } from './use-weight-text.ts';

/** Everything that is known of an item, in groups as people ask for it. */
export const useFactGroups = (item: Item) => {
  const { t } = useTranslation(['inventory/item', 'inventory']);
  const words = useInventoryWords();
  const { lengthOf } = useSizeText();
  const weightOf = useWeightText();
  const money = useMoneyText();
  const timeZone = useUser().activeOrganization?.timezone;
  const field = (name: keyof typeof inventory.fields) => t(`inventory:fields.${name}`);
  const amount = (value: number | null) => (value === null ? null : <bdi>{money(value)}</bdi>);
  const length = (value: number | null) => (value === null ? null : <bdi>{lengthOf(value)}</bdi>);
  const text = (value: string) => value && <bdi>{value}</bdi>;
  const list = (value: readonly string[]) => (value.length === 0 ? null : <Words list={value} />);
  const { data: use } = useQuery(queries.items.utilisation.queryOptions({ input: { id: item.id } }));
  const share = (value: number | null | undefined) =>
    typeof value === 'number' ? t('details.share', { share: value }) : null;
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
      title: t('details.use'),
      facts: [
        { name: t('details.out90'), value: share(use?.last90Days) },
        { name: t('details.out365'), value: share(use?.last365Days) },
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
