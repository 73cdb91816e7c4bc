import type { Move, MoveLine } from '@archway/contract/moves/move';
import { Badge } from '@mantine/core';
import { IconArmchair } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ItemPicture } from '../../inventory/item-picture.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TitledPanel } from '../../ui/layout/titled-panel.tsx';
import classes from './details.module.css';

/** What goes along as it was planned, room by room. */
export const PlannedLines = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  if (move.lines.length === 0)
    return (
      <TitledPanel title={t('lines.title')}>
        <EmptyState title={t('lines.none')}>{t('lines.noneHint')}</EmptyState>
      </TitledPanel>
    );
  return roomsOf(move.lines).map(([name, lines]) => (
    <TitledPanel key={name} title={name || t('lines.noRoom')} flush>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <PlannedLine key={line.id} line={line} />
        ))}
      </ul>
    </TitledPanel>
  ));
};

/** In the order of the lines. */
export const roomsOf = (lines: readonly MoveLine[]): [string, MoveLine[]][] => [
  ...Map.groupBy(lines, ({ roomName }) => roomName ?? ''),
];

const PlannedLine = ({ line }: { line: MoveLine }) => {
  const { t } = useTranslation('moves/details');
  return (
    <li className={classes.line}>
      <span className={classes.cover}>
        <ItemPicture
          item={{ coverId: line.coverId, colorFamily: null, colorHex: null }}
          icon={<IconArmchair size={28} aria-hidden />}
        />
      </span>
      <span className={classes.words}>
        <Link to="/inventory/$id" params={{ id: line.itemId }} className={classes.name}>
          <bdi>{line.itemName}</bdi>
        </Link>
        <span className={classes.badges}>
          {line.unitCode && (
            <Badge variant="outline" color="gray" miw="max-content">
              <bdi dir="ltr">{line.unitCode}</bdi>
            </Badge>
          )}
          {line.twoPerson && (
            <Badge variant="outline" color="gray" miw="max-content">
              {t('lines.twoPerson')}
            </Badge>
          )}
          {line.fragile && (
            <Badge variant="outline" color="gray" miw="max-content">
              {t('lines.fragile')}
            </Badge>
          )}
        </span>
        {line.note && (
          <span className={classes.note} dir="auto">
            {line.note}
          </span>
        )}
      </span>
      <strong data-tabular>{t('lines.times', { number: line.planned })}</strong>
    </li>
  );
};
