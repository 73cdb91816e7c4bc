import { conflictsOf, fullnessOf, noLoad, peakLoad } from '@archway/contract/moves/day-rules';
import type { Move, MoveRow } from '@archway/contract/moves/move';
import type { MoveKind } from '@archway/contract/moves/states';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { ConflictWords } from '../board/conflict-words.tsx';
import { LoadFacts } from '../load-facts.tsx';
import { useVehicles } from '../use-vehicles.ts';
import classes from './plan.module.css';
import { useActiveMembers } from './use-member-names.ts';

export type Planned = {
  readonly scheduledOn: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly leadId: string | null;
  readonly vehicleId: string | null;
  readonly crewIds: readonly string[];
};

type DayEstimateProps = {
  move: Move | undefined;
  stagingId: string;
  kind: MoveKind;
  planned: Planned;
};

/** What the day takes, said while it is chosen: pieces, room and weight in the vehicle, hands, and who is needed elsewhere. */
export const DayEstimate = ({ move, stagingId, kind, planned }: DayEstimateProps) => {
  const { t } = useTranslation('moves');
  const estimate = useQuery({
    ...queries.moves.estimate.queryOptions({ input: { stagingId, kind } }),
    enabled: !move,
  });
  const members = useActiveMembers();
  const vehicles = useVehicles();
  const { scheduledOn, vehicleId } = planned;
  const others = useQuery({
    ...queries.moves.list.queryOptions({
      input: { from: scheduledOn, to: scheduledOn, itemsPerPage: 100 },
    }),
    enabled: scheduledOn !== '',
  });
  const known = move ?? estimate.data;
  if (!known) return <Skeleton height={120} radius="md" />;
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const nameOf = (id: string | null) => {
    const member = members.find((each) => each.id === id);
    return member ? `${member.firstName} ${member.lastName}` : '';
  };
  const rest = (others.data?.rows ?? []).filter(({ id }) => id !== move?.id);
  const mine = {
    ...planned,
    id: move?.id ?? 'new',
    status: 'scheduled',
    crew: planned.crewIds.map((id) => ({ id, name: nameOf(id) })),
    leadName: nameOf(planned.leadId),
    vehicleName: vehicle?.name ?? null,
    load: known.load,
  } as unknown as MoveRow; // as much of one as conflicts are told by
  const conflicts = conflictsOf([mine, ...rest]).get(mine.id) ?? [];
  const together = peakLoad([
    mine,
    ...rest.filter(
      (each) => vehicleId !== null && each.vehicleId === vehicleId && each.status !== 'canceled',
    ),
  ]);
  const fullness = vehicle && fullnessOf({ ...noLoad, ...together }, vehicle);
  return (
    <section className={classes.estimate} aria-label={t('estimate.title')} aria-live="polite">
      <h3 className={classes.title}>{t('estimate.title')}</h3>
      <LoadFacts planned={known.planned} load={known.load} fullness={fullness} vehicleName={vehicle?.name} />
      <ConflictWords move={mine} conflicts={conflicts} all={rest} />
    </section>
  );
};
