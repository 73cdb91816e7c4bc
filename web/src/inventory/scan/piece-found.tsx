import type { ItemRow } from '@archway/contract/inventory/item';
import type { Unit } from '@archway/contract/inventory/unit';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../platform/session/ability.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { PrintLabelsButton } from '../labels/print-labels-button.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { useInventoryWords } from '../words.ts';
import { ThingCard } from './thing-card.tsx';

export const PieceFound = ({ unit, item }: { unit: Unit; item: ItemRow }) => {
  const { t } = useTranslation(['inventory/scan', 'inventory', 'names/inventory']);
  const words = useInventoryWords();
  const ability = useAbility();
  return (
    <ThingCard
      item={item}
      facts={[
        { name: t('names/inventory:unit.code'), value: <bdi dir="ltr">{unit.code}</bdi> },
        { name: t('names/inventory:item.shownStatus'), value: <StatusBadge status={unit.shownStatus} /> },
        { name: t('piece.where'), value: <WhereItIs unit={unit} /> },
        { name: t('names/inventory:unit.condition'), value: words.condition(unit.condition) },
        ...(unit.lastSeenAt ? [{ name: t('piece.seen'), value: <RelativeTime at={unit.lastSeenAt} /> }] : []),
      ]}
    >
      <LinkButton
        to="/inventory/$id"
        params={{ id: item.id }}
        search={{ unit: unit.id } as never} // the item page's own
        size="lg"
        variant="default"
        leftSection={<IconExternalLink size={22} aria-hidden />}
      >
        {t('piece.open')}
      </LinkButton>
      {ability.can('update', 'Item') && (
        <PrintLabelsButton
          size="lg"
          sources={[{ key: 'pieces', sheet: { unitIds: [unit.id] }, count: 1, samples: [sampleOf(unit)] }]}
        />
      )}
    </ThingCard>
  );
};

const sampleOf = ({ code, itemName, locationCode, locationName }: Unit) => ({
  code,
  name: itemName,
  detail: locationCode ?? locationName ?? '',
});

const WhereItIs = ({ unit }: { unit: Unit }) => {
  const { t } = useTranslation(['inventory/scan', 'names/inventory']);
  if (!unit.locationName) return t('piece.nowhere');
  return (
    <>
      <bdi>{unit.locationName}</bdi>
      {unit.locationCode && (
        <>
          {' · '}
          <bdi dir="ltr">{unit.locationCode}</bdi>
        </>
      )}
    </>
  );
};
