import type { MoveRow } from '@archway/contract/moves/move';
import { IconMapPin, IconPackage, IconUsers } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../stagings/use-today.ts';
import { MoveFlags } from '../move-flags.tsx';
import { MoveLink } from '../move-link.tsx';
import { kindIcons } from '../move-status-badge.tsx';
import { useMoveWords } from '../use-move-words.ts';
import { useWindowText } from '../use-window-text.ts';
import classes from './board.module.css';

/** What a card tells of its move. */
export const CardWords = ({ move }: { move: MoveRow }) => {
  const { t } = useTranslation('moves');
  const { optionName } = useMoveWords();
  const windowText = useWindowText();
  const Icon = kindIcons[move.kind];
  return (
    <>
      <span className={classes.when}>
        <Icon size={16} aria-hidden />
        <span className={classes.head}>
          <span>{optionName('kind', move.kind)}</span>
          <span className={classes.window}>{windowText(move)}</span>
        </span>
      </span>
      <MoveLink move={move} className={classes.name}>
        <bdi>{move.stagingName}</bdi>
      </MoveLink>
      <span className={classes.fact}>
        <IconMapPin size={14} aria-hidden />
        <bdi>{move.address === move.stagingName ? move.city : `${move.address}, ${move.city}`}</bdi>
      </span>
      <People move={move} />
      <span className={classes.fact}>
        <IconPackage size={14} aria-hidden />
        {t('card.pieces', { count: move.planned })}
      </span>
      <MoveFlags move={move} today={useToday()} />
    </>
  );
};

const People = ({ move: { leadName, crew } }: { move: MoveRow }) => {
  const names = [...(leadName ? [leadName] : []), ...crew.map(({ name }) => name)];
  if (names.length === 0) return null;
  return (
    <span className={classes.fact}>
      <IconUsers size={14} aria-hidden />
      <span>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            {index === 0 && leadName ? (
              <strong>
                <bdi>{name}</bdi>
              </strong>
            ) : (
              <bdi>{name}</bdi>
            )}
          </Fragment>
        ))}
      </span>
    </span>
  );
};
