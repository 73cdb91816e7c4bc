import type { Item } from '@archway/contract/inventory/item';
import { type ItemField, itemFields, itemGroups } from '@archway/contract/inventory/item-fields';
import { customGroup } from '@archway/contract/kernel/fields/custom-table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomFields } from '../../organizations/fields/use-custom-fields.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useScreenExists } from '../../platform/navigation/screen-exists.ts';
import { useAbility } from '../../platform/session/ability.ts';
import { useUser } from '../../platform/session/session.ts';
import { useFieldFacts } from '../../ui/fields/use-field-facts.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ColorName } from '../color-swatch.tsx';
import { useItemNames, useOptionName } from '../use-item-names.ts';
import classes from './details.module.css';

/** Everything that is known of an item, in groups as people ask for it. */
export const useFactGroups = (item: Item) => {
  const { t } = useTranslation(['inventory/item', 'inventory']);
  const nameOf = useItemNames();
  const optionName = useOptionName();
  const factsOf = useFieldFacts();
  const custom = useCustomFields();
  const timeZone = useUser().activeOrganization?.timezone;
  const { data: use } = useQuery(queries.items.utilization.queryOptions({ input: { id: item.id } }));
  const share = (value: number | null | undefined) =>
    typeof value === 'number' ? t('details.share', { share: value }) : null;
  const replaced: Partial<Record<ItemField, ReactNode>> = {
    // At the head of the page, or on its own.
    name: null,
    categoryId: null,
    description: null,
    colorFamily: (item.colorName || item.colorFamily) && (
      <ColorName family={item.colorFamily} hex={item.colorHex} name={item.colorName} />
    ),
    colorName: null,
    colorHex: null,
    vendorId: item.vendorName && <VendorLink item={item} />,
    packMethod: item.packMethod === 'none' ? null : optionName('packMethod', item.packMethod),
    bufferDays: item.bufferDays === null ? null : t('details.days', { count: item.bufferDays }),
  };
  return [
    ...itemGroups.map((group) => ({
      title: t(`inventory:groups.${group}`),
      facts: factsOf({ table: itemFields, row: item, group, nameOf, optionName, replaced }),
    })),
    {
      title: t('details.own'),
      facts: factsOf({
        table: custom.table,
        row: item.customFields,
        group: customGroup,
        nameOf: custom.nameOf,
        optionName: (_field, option) => option,
      }),
    },
    {
      title: t('details.use'),
      facts: [
        { name: t('details.out90'), value: share(use?.last90Days) },
        { name: t('details.out365'), value: share(use?.last365Days) },
      ],
    },
    {
      title: t('details.record'),
      facts: [
        {
          name: nameOf('createdAt'),
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
        { name: nameOf('updatedAt'), value: <RelativeTime at={item.updatedAt} timeZone={timeZone} /> },
      ],
    },
  ];
};

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
