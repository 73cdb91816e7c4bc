import type { Move } from '@archway/contract/moves/move';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { Results } from '../../ui/list/results.tsx';
import { SheetLines } from './sheet-lines.tsx';

/** Bin by bin in the order in which one walks by. */
export const PullSheet = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const stops = useQuery(queries.moves.pullList.queryOptions({ input: { id: move.id } }));
  return (
    <Results of={stops} skeleton={<Skeleton height={320} radius="md" />}>
      {({ rows }) => (
        <>
          {[...Map.groupBy(rows, ({ locationId }) => locationId)].map(([locationId, here]) => (
            <SheetLines
              key={locationId}
              title={titleOf(here[0]) || t('print.notInStorage')}
              lines={here.flatMap(({ lineId, quantity, unitCodes }) => {
                const line = move.lines.find(({ id }) => id === lineId);
                const beside = [unitCodes.join(', '), line?.roomName].filter(Boolean).join(' · ');
                return line ? [{ key: lineId, line, quantity, beside }] : [];
              })}
            />
          ))}
        </>
      )}
    </Results>
  );
};

const titleOf = (stop: { path: string; code: string } | undefined) =>
  stop?.path ? [stop.code, stop.path].filter(Boolean).join(' · ') : '';
