import type { Leg } from '@archway/contract/moves/states';
import { useTranslation } from 'react-i18next';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { doneOn } from '../rules/leg-counts.ts';
import classes from './line-sheet.module.css';

type LineFactsProps = { leg: Leg; state: MoveState; line: CrewLine };

/** Where a line is fetched and goes, and how far it is. */
export const LineFacts = ({ leg, state, line }: LineFactsProps) => {
  const { t } = useTranslation('moves/crew');
  const { done, total } = doneOn(state.move.kind, leg, line);
  return (
    <dl className={classes.sheetFacts}>
      <div>
        <dt>{t('fact.progress')}</dt>
        <dd>{t('progress', { done, count: total })}</dd>
      </div>
      {line.roomName && (
        <div>
          <dt>{t('fact.room')}</dt>
          <dd>
            <bdi>{line.roomName}</bdi>
          </dd>
        </div>
      )}
      {line.unitCode && (
        <div>
          <dt>{t('fact.piece')}</dt>
          <dd>
            <bdi dir="ltr">{line.unitCode}</bdi>
          </dd>
        </div>
      )}
      {line.bins.length > 0 && (
        <div>
          <dt>{t('fact.bins')}</dt>
          {line.bins.slice(0, 4).map(({ locationId, path, quantity }) => (
            <dd key={locationId}>
              <bdi>{path.join(' › ')}</bdi> ({t('left', { value: quantity })})
            </dd>
          ))}
        </div>
      )}
      {line.note && (
        <div>
          <dt>{t('fact.note')}</dt>
          <dd>
            <bdi>{line.note}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
};
