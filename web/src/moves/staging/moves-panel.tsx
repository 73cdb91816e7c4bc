import { isMoveEnded } from '@archway/contract/moves/move-rules';
import { type MoveKind, moveKinds } from '@archway/contract/moves/states';
import type { Staging } from '@archway/contract/stagings/staging';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useMay } from '../../platform/session/may.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { MoveLink } from '../move-link.tsx';
import { kindIcons, MoveStatusBadge } from '../move-status-badge.tsx';
import classes from '../moves.module.css';
import { PlanMoveDrawer } from '../plan/lazy-plan-drawer.ts';
import { usePlannable } from '../plan/use-plannable.ts';
import { useMoveWords } from '../use-move-words.ts';
import { useWindowText } from '../use-window-text.ts';
import panel from './moves-panel.module.css';

/** When pieces come and go, or the way to plan it. */
export const MovesPanel = ({ staging }: { staging: Staging }) => {
  const { t } = useTranslation('moves');
  const may = useMay();
  const [planned, setPlanned] = useState<MoveKind | null>(null);
  const input = { stagingId: staging.id, sortBy: 'next', orderBy: 'asc', itemsPerPage: 100 } as const;
  const moves = useQuery({
    ...queries.moves.list.queryOptions({ input }),
    enabled: may('moves.list'),
  });
  const isTime = usePlannable(staging);
  if (!moves.data) return null;
  const rows = moves.data.rows.filter(({ status }) => status !== 'canceled');
  const offered = moveKinds.filter(
    (kind) =>
      may('moves.plan') &&
      isTime(kind) &&
      !rows.some((move) => move.kind === kind && (kind === 'in' || !isMoveEnded(move.status))),
  );
  if (rows.length === 0 && offered.length === 0) return null;
  return (
    <TitledPanel title={t('title')}>
      <ul className={classes.rows}>
        {rows.map((move) => (
          <Line key={move.id} move={move} />
        ))}
      </ul>
      <div className={panel.actions}>
        {offered.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <Button
              key={kind}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => setPlanned(kind)}
            >
              {t(`plan.title.${kind}`)}
            </Button>
          );
        })}
      </div>
      <PlanMoveDrawer
        inHand={planned ? { stagingId: staging.id, kind: planned } : null}
        onClose={() => setPlanned(null)}
      />
    </TitledPanel>
  );
};

type LineProps = {
  move: Parameters<typeof MoveLink>[0]['move'] & {
    readonly scheduledOn: string;
    readonly startsAt: string;
    readonly endsAt: string;
  };
};

const Line = ({ move }: LineProps) => {
  const { optionName } = useMoveWords();
  const dayText = useDayText({ dateStyle: 'medium' });
  const windowText = useWindowText();
  return (
    <li className={panel.line}>
      <span className={classes.stack}>
        <MoveLink move={move} className={panel.link}>
          {optionName('kind', move.kind)}
        </MoveLink>
        <span className={classes.dimmed}>
          {dayText(move.scheduledOn)} · {windowText(move)}
        </span>
      </span>
      <MoveStatusBadge status={move.status} />
    </li>
  );
};
