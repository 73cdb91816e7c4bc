import type { Move } from '@archway/contract/moves/move';
import { useTranslation } from 'react-i18next';
import { useLoadText } from '../use-load-text.ts';
import classes from './print.module.css';
import { SheetLines } from './sheet-lines.tsx';

/** Everything that is in the truck, what takes two people first: it is loaded first. */
export const LoadSheet = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  const text = useLoadText();
  const parts = [true, false].map((twoPerson) => move.lines.filter((line) => line.twoPerson === twoPerson));
  return (
    <>
      <p className={classes.sums}>
        {t('print.sums', {
          pieces: move.planned,
          volume: text.volume(move.load.volume),
          weight: text.weight(move.load.weight),
        })}
        {move.load.unmeasured > 0 && ` ${t('print.unmeasured', { count: move.load.unmeasured })}`}
      </p>
      {parts.map(
        (lines, index) =>
          lines.length > 0 && (
            <SheetLines
              key={index === 0 ? 'two' : 'one'}
              title={t(index === 0 ? 'print.twoPerson' : 'print.others')}
              lines={lines.map((line) => ({
                key: line.id,
                line,
                quantity: line.planned,
                beside: [line.unitCode, line.roomName].filter(Boolean).join(' · '),
              }))}
            />
          ),
      )}
    </>
  );
};
