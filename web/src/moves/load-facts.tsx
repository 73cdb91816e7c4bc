import type { Fullness } from '@archway/contract/moves/day-rules';
import type { MoveLoad } from '@archway/contract/moves/move-load';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../ui/layout/fact-list.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import classes from './moves.module.css';
import { useLoadText } from './use-load-text.ts';

type LoadFactsProps = {
  planned: number;
  load: MoveLoad;
  /** How full the vehicle gets; nothing where none is chosen. */
  fullness: Fullness | undefined;
  vehicleName: string | undefined;
};

/** What pieces take: room, weight, hands and time. What nobody measured is said. */
export const LoadFacts = ({ planned, load, fullness, vehicleName }: LoadFactsProps) => {
  const { t } = useTranslation('moves');
  const ui = useTranslation('ui').t;
  const text = useLoadText();
  const number = (value: number) => ui('number', { value });
  // Nothing was measured of any piece: that is not nothing.
  const known = (value: number, words: string) =>
    value === 0 && load.unmeasured > 0 ? t('load.unknown') : words;
  const withShare = (words: string, share: number | null | undefined) =>
    !share ? words : t('load.ofVehicle', { words, share: text.share(share) });
  const trips = fullness?.trips ?? 1;
  return (
    <>
      <FactList
        facts={[
          { name: t('load.pieces'), value: number(planned) },
          {
            name: t('load.volumeName'),
            value: withShare(known(load.volume, text.volume(load.volume)), fullness?.volume),
          },
          {
            name: t('load.weightName'),
            value: withShare(known(load.weight, text.weight(load.weight)), fullness?.weight),
          },
          { name: t('load.twoPerson'), value: number(load.twoPerson) },
          { name: t('load.assembly'), value: t('load.minutes', { count: load.assemblyMinutes }) },
        ]}
      />
      {load.unmeasured > 0 && (
        <p className={classes.dimmed}>{t('load.unmeasuredHint', { count: load.unmeasured })}</p>
      )}
      {trips > 1 && vehicleName && (
        <span className={classes.flag} data-tone="missing">
          <IconAlertTriangle size={16} aria-hidden />
          {t('load.trips', { count: trips, vehicle: isolated(vehicleName) })}
        </span>
      )}
      {fullness && fullness.share === null && <p className={classes.dimmed}>{t('load.unknownVehicle')}</p>}
    </>
  );
};
