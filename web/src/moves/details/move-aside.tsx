import { fullnessOf } from '@archway/contract/moves/day-rules';
import type { Move, MoveRow } from '@archway/contract/moves/move';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { DirectionsButton } from '../../ui/map/directions-button.tsx';
import { PointMap } from '../../ui/map/point-map.tsx';
import { CrewNames } from '../crew-names.tsx';
import { LoadFacts } from '../load-facts.tsx';
import { MoveLink } from '../move-link.tsx';
import { MoveStatusBadge } from '../move-status-badge.tsx';
import { useMoveWords } from '../use-move-words.ts';
import { useVehicles } from '../use-vehicles.ts';
import { useWindowText } from '../use-window-text.ts';
import classes from './details.module.css';
import { ScheduleDraft } from './schedule-draft.tsx';

/** Who, when, with what and where. */
export const MoveAside = ({ move, others }: { move: Move; others: readonly MoveRow[] }) => {
  const { t } = useTranslation('moves/details');
  const { nameOf } = useMoveWords();
  const dayText = useDayText();
  const windowText = useWindowText();
  const vehicle = useVehicles().find(({ id }) => id === move.vehicleId);
  const { propertyId, address, city, latitude, longitude } = move;
  return (
    <>
      <ScheduleDraft move={move} />
      <TitledPanel title={t('when')}>
        <FactList
          facts={[
            { name: nameOf('scheduledOn'), value: dayText(move.scheduledOn) },
            { name: t('window'), value: windowText(move) },
            { name: nameOf('leadId'), value: move.leadName ? <bdi>{move.leadName}</bdi> : t('nobody') },
            {
              name: nameOf('crewIds'),
              value: move.crew.length > 0 ? <CrewNames crew={move.crew} /> : t('nobody'),
            },
            {
              name: nameOf('vehicleId'),
              value: move.vehicleName ? <bdi>{move.vehicleName}</bdi> : t('noVehicle'),
            },
          ]}
        />
      </TitledPanel>
      <TitledPanel title={t('load')}>
        <LoadFacts
          planned={move.planned}
          load={move.load}
          fullness={vehicle && fullnessOf(move.load, vehicle)}
          vehicleName={vehicle?.name}
        />
      </TitledPanel>
      <TitledPanel title={t('where')}>
        <div className={classes.place}>
          <Link to="/properties/detail/$id" params={{ id: propertyId }} className={classes.link}>
            <bdi>
              {address}, {city}
            </bdi>
          </Link>
          <DirectionsButton address={`${address}, ${city}`} />
          {latitude !== null && longitude !== null && (
            <PointMap height={180} points={[{ id: propertyId, label: address, latitude, longitude }]} />
          )}
        </div>
      </TitledPanel>
      <OtherMoves move={move} others={others} />
    </>
  );
};

const OtherMoves = ({ move, others }: { move: Move; others: readonly MoveRow[] }) => {
  const { t } = useTranslation('moves/details');
  const dayText = useDayText({ dateStyle: 'medium' });
  const rest = others.filter(({ id }) => id !== move.id);
  if (rest.length === 0) return null;
  return (
    <TitledPanel title={t('others')}>
      <ul className={classes.others}>
        {rest.map((other) => (
          <li key={other.id}>
            <MoveLink move={other} className={classes.link}>
              {t('other', { number: other.number, day: dayText(other.scheduledOn) })}
            </MoveLink>
            <MoveStatusBadge status={other.status} />
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
};
