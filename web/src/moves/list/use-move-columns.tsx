import type { MoveRow } from '@archway/contract/moves/move';
import { moveSorts } from '@archway/contract/moves/move-fields';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useToday } from '../../stagings/use-today.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { RelativeDay } from '../../ui/text/relative-day.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { CrewNames } from '../crew-names.tsx';
import { MoveFlags } from '../move-flags.tsx';
import { MoveLink } from '../move-link.tsx';
import { kindIcons, MoveStatusBadge } from '../move-status-badge.tsx';
import classes from '../moves.module.css';
import { useLoadText } from '../use-load-text.ts';
import { useMoveWords } from '../use-move-words.ts';
import { useWindowText } from '../use-window-text.ts';

const sorted = sortedBy(moveSorts);

export const useMoveColumns = (): readonly Column<MoveRow>[] => {
  const { t } = useTranslation('moves');
  const ui = useTranslation('ui').t;
  const { nameOf, optionName } = useMoveWords();
  const today = useToday();
  const windowText = useWindowText();
  const loadText = useLoadText();
  const none = <span className={classes.dimmed}>{t('none')}</span>;
  return useColumns(
    () => [
      {
        key: 'staging',
        title: t('column.move'),
        main: true,
        render: (move) => {
          const Icon = kindIcons[move.kind];
          return (
            <span className={classes.stack}>
              <MoveLink move={move} className={classes.name}>
                <bdi>{move.stagingName}</bdi>
              </MoveLink>
              <span className={`${classes.kind} ${classes.dimmed}`}>
                <Icon size={16} aria-hidden />
                {t('numbered', { number: move.number, kind: optionName('kind', move.kind) })}
              </span>
            </span>
          );
        },
      },
      {
        ...sorted('scheduledOn'),
        title: nameOf('scheduledOn'),
        render: (move) => (
          <span className={classes.stack}>
            <RelativeDay day={move.scheduledOn} today={today} />
            <span className={`${classes.dimmed} ${classes.nowrap}`}>{windowText(move)}</span>
          </span>
        ),
      },
      {
        ...sorted('status'),
        title: nameOf('status'),
        render: (move) => (
          <span className={classes.stack}>
            <MoveStatusBadge status={move.status} />
            <MoveFlags move={move} today={today} />
          </span>
        ),
      },
      {
        key: 'address',
        title: t('column.address'),
        render: ({ address, city, stagingName }) => (
          <span className={classes.stack}>
            {address !== stagingName && <bdi>{address}</bdi>}
            <bdi className={classes.dimmed}>{city}</bdi>
          </span>
        ),
      },
      {
        key: 'vehicle',
        title: nameOf('vehicleId'),
        render: ({ vehicleName }) => (vehicleName ? <bdi>{vehicleName}</bdi> : none),
      },
      {
        key: 'lead',
        title: nameOf('leadId'),
        render: ({ leadName }) => (leadName ? <bdi>{leadName}</bdi> : none),
      },
      {
        key: 'crew',
        title: nameOf('crewIds'),
        render: ({ crew }) => (crew.length > 0 ? <CrewNames crew={crew} /> : none),
      },
      {
        key: 'planned',
        title: t('column.pieces'),
        align: 'end',
        render: ({ planned }) => ui('number', { value: planned }),
      },
      {
        key: 'load',
        title: t('column.load'),
        extra: true,
        align: 'end',
        render: ({ load }) => (
          <span className={classes.stack}>
            <span>{loadText.volume(load.volume)}</span>
            <span className={classes.dimmed}>{loadText.weight(load.weight)}</span>
          </span>
        ),
      },
      {
        ...sorted('number'),
        title: nameOf('number'),
        extra: true,
        align: 'end',
        render: ({ number }) => ui('number', { value: number }),
      },
      {
        ...sorted('updatedAt'),
        title: nameOf('updatedAt'),
        extra: true,
        render: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
      },
    ],
    [today],
  );
};
