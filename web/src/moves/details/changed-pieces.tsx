import type { Move } from '@archway/contract/moves/move';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import { Alert, Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { useStatusNow } from '../crew/use-status-now.ts';
import classes from './details.module.css';
import { useReplan } from './use-replan.ts';

/** The job promises something else than when the move was planned. */
export const ChangedPieces = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const replan = useReplan(move);
  const mayPlan = useMay()('moves.replan');
  const isPlanned = isMovePlanned(useStatusNow(move));
  const estimate = useQuery({
    ...queries.moves.estimate.queryOptions({ input: { stagingId: move.stagingId, kind: move.kind } }),
    enabled: isPlanned,
  }).data;
  if (!isPlanned || !estimate?.isPlanOld) return null;
  return (
    <Alert
      color="orange"
      role="note"
      icon={<IconInfoCircle size={20} aria-hidden />}
      title={t('replan.title')}
    >
      <p className={classes.notes}>
        {estimate.planned === move.planned
          ? t('replan.others')
          : t('replan.words', { planned: move.planned, promised: estimate.planned })}
      </p>
      {mayPlan && (
        <Button size="sm" mt="sm" loading={replan.pending} onClick={replan.now}>
          {t('replan.open')}
        </Button>
      )}
    </Alert>
  );
};
