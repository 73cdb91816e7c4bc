import type { Unit } from '@archway/contract/inventory/unit';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/session/session.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { StatusBadge } from '../../status-badge.tsx';
import { useMoneyText } from '../../use-money-text.ts';
import { useInventoryWords } from '../../words.ts';
import { useDayText } from '../use-day-text.ts';

type PieceFactsProps = {
  unit: Unit;
  /** Without what stands in the form below. */
  briefly: boolean;
};

/** Where a piece is, in what condition, and who said so. */
export const PieceFacts = ({ unit, briefly }: PieceFactsProps) => {
  const { t } = useTranslation('inventory/item');
  const { t: shared } = useTranslation('inventory');
  const words = useInventoryWords();
  const money = useMoneyText();
  const dayText = useDayText();
  const timeZone = useUser().activeOrganization?.timezone;
  return (
    <FactList
      facts={[
        { name: shared('fields.status'), value: <StatusBadge status={unit.shownStatus} /> },
        { name: shared('fields.condition'), value: words.condition(unit.condition) },
        { name: t('table.where'), value: unit.locationName && <bdi>{unit.locationName}</bdi> },
        {
          name: t('table.lastSeen'),
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
        { name: t('piece.acquiredOn'), value: !briefly && unit.acquiredOn && dayText(unit.acquiredOn) },
        {
          name: t('piece.acquisitionCost'),
          value: !briefly && unit.acquisitionCost !== null && money(unit.acquisitionCost),
        },
      ].map(({ name, value }) => ({ name, value: value === false ? null : value }))}
    />
  );
};
