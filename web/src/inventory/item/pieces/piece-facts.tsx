import type { Unit } from '@archway/contract/inventory/unit';
import { unitFields } from '@archway/contract/inventory/unit-fields';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { useFieldFacts } from '../../../ui/fields/use-field-facts.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { StatusBadge } from '../../status-badge.tsx';
import { useInventoryWords } from '../../words.ts';
import { HolderWords } from '../availability/holder-words.tsx';
import { useHolders } from '../availability/use-holders.ts';
import { useUnitNames } from './use-unit-names.ts';

type PieceFactsProps = {
  unit: Unit;
  /** Without what stands in the form below. */
  briefly: boolean;
};

/** Where a piece is, in what condition, and who said so. */
export const PieceFacts = ({ unit, briefly }: PieceFactsProps) => {
  const nameOf = useUnitNames();
  const factsOf = useFieldFacts();
  const words = useInventoryWords();
  const timeZone = useUser().activeOrganization?.timezone;
  const { t } = useTranslation('inventory/item');
  const promised = useHolders(unit.itemId)
    .holders.filter(({ unitId }) => unitId === unit.id)
    .map((holder) => (
      <HolderWords key={holder.reservationId} holder={{ ...holder, unitCode: null }} stacked />
    ));
  const written = factsOf({
    table: unitFields,
    row: unit,
    nameOf,
    optionName: (_field, option) => option,
    // The code stands above; the home location is for whoever puts pieces back.
    replaced: { code: null, homeLocationId: null },
  });
  return (
    <FactList
      facts={[
        { name: nameOf('status'), value: <StatusBadge status={unit.shownStatus} /> },
        { name: nameOf('condition'), value: words.condition(unit.condition) },
        { name: nameOf('location'), value: unit.locationName && <bdi>{unit.locationName}</bdi> },
        {
          name: nameOf('lastSeenAt'),
          value: unit.lastSeenAt && (
            <>
              <RelativeTime at={unit.lastSeenAt} timeZone={timeZone} />
              {unit.lastSeenBy && (
                <>
                  {' · '}
                  <bdi>{unit.lastSeenBy}</bdi>
                </>
              )}
            </>
          ),
        },
        { name: t('availability.promisedTo'), value: promised.length > 0 ? promised : null },
        ...(briefly ? [] : written),
      ]}
    />
  );
};
