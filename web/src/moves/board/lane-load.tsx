import { type Carrier, fullnessOf, peakLoad } from '@archway/contract/moves/day-rules';
import type { MoveRow } from '@archway/contract/moves/move';
import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadText } from '../use-load-text.ts';
import classes from './board.module.css';

type LaneLoadProps = { moves: readonly MoveRow[]; vehicle: Carrier | undefined };

/** How full a vehicle is on a day at its fullest, in words and as a bar; pieces that nobody measured are named. */
export const LaneLoad = ({ moves, vehicle }: LaneLoadProps) => {
  const { t } = useTranslation('moves');
  const text = useLoadText();
  const open = moves.filter(({ status }) => !isMoveEnded(status));
  if (!vehicle || open.length === 0) return null;
  const { share, volume, weight } = fullnessOf(peakLoad(open), vehicle);
  if (share === null) return null;
  const unmeasured = open.reduce((sum, { load }) => sum + load.unmeasured, 0);
  const by = (weight ?? 0) > (volume ?? 0) ? 'weight' : 'volume';
  const fill = { '--fill': `${Math.min(100, Math.round(share * 100))}%` } as CSSProperties; // a custom property
  return (
    <p className={classes.load} data-over={share > 1}>
      <span className={classes.bar} style={fill} aria-hidden="true" />
      <span>
        {t(share > 1 ? `load.over.${by}` : `load.full.${by}`, { share: text.share(share) })}
        {unmeasured > 0 && ` · ${t('load.unmeasured', { count: unmeasured })}`}
      </span>
    </p>
  );
};
