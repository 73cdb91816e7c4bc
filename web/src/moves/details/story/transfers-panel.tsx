import type { Move, MoveTransfer } from '@archway/contract/moves/move';
import { useTranslation } from 'react-i18next';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { Sentence, slot } from '../../../ui/text/sentence.tsx';
import { MoveLink } from '../../move-link.tsx';
import classes from './story.module.css';

/** What went from this move straight to another one, or came from one. */
export const TransfersPanel = ({ move }: { move: Pick<Move, 'transfers'> }) => {
  const { t } = useTranslation('moves/details');
  const groups = transfersByMove(move);
  if (groups.length === 0) return null;
  return (
    <TitledPanel title={t('transfers.title')}>
      <ul className={classes.transfers}>
        {groups.map(([other, pieces]) => (
          <li key={`${other.direction} ${other.moveId}`}>
            <strong>
              <Sentence text={t(`transfers.${other.direction}`, { staging: slot })}>
                <MoveLink move={{ ...other, id: other.moveId }}>{other.stagingName}</MoveLink>
              </Sentence>
            </strong>
            <ul>
              {pieces.map(({ unitId, unitCode, itemName }) => (
                <li key={unitId}>
                  <bdi>{itemName}</bdi> · <bdi dir="ltr">{unitCode}</bdi>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </TitledPanel>
  );
};

/** A device may have kept the move from before it was told. */
const transfersByMove = ({ transfers = [] }: Partial<Pick<Move, 'transfers'>>) => {
  const byMove = Map.groupBy(transfers, ({ direction, moveId }) => `${direction} ${moveId}`);
  return [...byMove.values()].flatMap((pieces): [MoveTransfer, MoveTransfer[]][] =>
    pieces[0] ? [[pieces[0], pieces]] : [],
  );
};
