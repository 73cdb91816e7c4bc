import type { Move } from '@archway/contract/moves/move';
import { isMovePlanned } from '@archway/contract/moves/move-rules';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { FinishMove } from '../../crew/finish/finish-move.tsx';
import type { MoveState } from '../../crew/known/move-session.ts';
import { doneOfLeg } from '../../crew/rules/leg-counts.ts';
import { nextStepOf } from '../../crew/rules/next-step.ts';
import { statusNowOf } from '../../crew/rules/status-now.ts';
import { useMove } from '../../crew/use-move.ts';
import { moveAddress } from '../../move-address.ts';
import classes from '../details.module.css';
import { NextStepSkeleton } from './next-step-skeleton.tsx';

/** Whoever opens a move on its day begins it, goes on where the crew is, or ends it: by one button. */
export const NextStep = ({ move }: { move: Move }) => {
  const { data } = useMove(move.id);
  return data ? <Step state={data} /> : <NextStepSkeleton />;
};

const Step = ({ state }: { state: MoveState }) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines } = state;
  const status = statusNowOf(state);
  const next = nextStepOf(move.kind, status, lines);
  if (next === null) return null;
  const { to, params, search } = moveAddress(move);
  const { done, total } = next === 'finish' ? { done: 0, total: 0 } : doneOfLeg(move.kind, next, lines);
  return (
    <TitledPanel title={t('step.title')}>
      <p className={classes.next}>
        <strong>{next === 'finish' ? t('end.settled') : t(`leg.${move.kind}.${next}`)}</strong>
        {total > 0 && <span className={classes.hint}>{t('progress', { done, count: total })}</span>}
      </p>
      <div className={classes.documents}>
        {next !== 'finish' && (
          <LinkButton to={to} params={{ ...params, tab: next }} search={search} size="lg">
            {t(`step.${done > 0 ? 'goOn' : 'start'}.${next}`)}
          </LinkButton>
        )}
        {!isMovePlanned(status) && <FinishMove state={state} size="lg" />}
      </div>
    </TitledPanel>
  );
};
