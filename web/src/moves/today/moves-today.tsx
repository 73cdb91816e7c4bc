import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { queries } from '../../platform/api/query-client.ts';
import { useToday } from '../../stagings/use-today.ts';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import { MoveLink } from '../move-link.tsx';
import { kindIcons, MoveStatusBadge } from '../move-status-badge.tsx';
import classes from '../moves.module.css';
import { useMoveWords } from '../use-move-words.ts';
import { useWindowText } from '../use-window-text.ts';
import looks from './moves-today.module.css';

/** What is on the road today; nothing on a day without. */
export const MovesToday = () => {
  const { t } = useTranslation('moves');
  const { optionName } = useMoveWords();
  const windowText = useWindowText();
  const day = useToday();
  const input = { from: day, to: day, sortBy: 'scheduledOn', orderBy: 'asc', itemsPerPage: 10 } as const;
  const rows = useQuery(queries.moves.list.queryOptions({ input })).data?.rows ?? [];
  const moves = rows.filter(({ status }) => status !== 'canceled');
  if (moves.length === 0) return null;
  return (
    <TitledPanel
      title={t('today.title')}
      action={
        <Link to="/moves" search={{ viewMode: 'day' } as never /* the list's own */} className={looks.link}>
          {t('today.all')}
        </Link>
      }
    >
      <ul className={classes.rows}>
        {moves.map((move) => {
          const Icon = kindIcons[move.kind];
          return (
            <li key={move.id} className={looks.line}>
              <span className={classes.kind}>
                <Icon size={18} aria-hidden />
                {optionName('kind', move.kind)}
              </span>
              <span className={classes.dimmed}>{windowText(move)}</span>
              <MoveLink move={move} className={looks.link}>
                <bdi>{move.stagingName}</bdi>
              </MoveLink>
              <MoveStatusBadge status={move.status} />
            </li>
          );
        })}
      </ul>
    </TitledPanel>
  );
};
