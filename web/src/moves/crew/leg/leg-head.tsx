import type { Leg } from '@archway/contract/moves/states';
import { useTranslation } from 'react-i18next';
import type { MoveState } from '../known/move-session.ts';
import { doneOfLeg } from '../rules/leg-counts.ts';
import classes from './leg.module.css';

type LegHeadProps = { leg: Leg; state: MoveState };

/** The one thing to do now, and how much of it is left: in letters that can be read from an arm's length. */
export const LegHead = ({ leg, state }: LegHeadProps) => {
  const { t } = useTranslation('moves/crew');
  const { move, lines, unmatched } = state;
  const { done, total } = doneOfLeg(move.kind, leg, lines);
  const short = lines.reduce((sum, line) => sum + line.short, 0);
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <header className={classes.head}>
      <div className={classes.headWords}>
        <h2 className={classes.title}>{t(`leg.${move.kind}.${leg}`)}</h2>
        {total > 0 && (
          <p className={classes.progress} data-progress>
            {t('progress', { done, count: total })}
          </p>
        )}
        {leg === 'pickup' && short > 0 && <p className={classes.aside}>{t('short', { count: short })}</p>}
        {unmatched > 0 && <p className={classes.aside}>{t('unmatched', { count: unmatched })}</p>}
      </div>
      {total > 0 && (
        <div
          className={classes.ring}
          role="progressbar"
          aria-label={t('progressLabel')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={Math.min(done, total)}
          aria-valuetext={t('progress', { done, count: total })}
          style={{ ['--share' as string]: share }}
        >
          <span aria-hidden>{t('percent', { value: Math.floor(share * 100) })}</span>
        </div>
      )}
    </header>
  );
};
