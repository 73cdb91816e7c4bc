import { useTranslation } from 'react-i18next';
import { toneOf } from '../tone-of.ts';
import classes from './timeline.module.css';

/** What the drawn parts mean. */
export const Legend = () => {
  const { t } = useTranslation('stagings/list');
  return (
    <ul className={classes.legend} aria-label={t('timeline.legend')}>
      <li>
        <span className={classes.sample} style={toneOf('green')} aria-hidden="true" />
        {t('stays.stay')}
      </li>
      <li>
        <span className={classes.sample} data-kind="hold" style={toneOf('green')} aria-hidden="true" />
        {t('timeline.before')}
      </li>
      <li>
        <span className={classes.sample} data-kind="late" style={toneOf('red')} aria-hidden="true" />
        {t('timeline.late')}
      </li>
      <li>
        <span className={classes.nowSample} aria-hidden="true" />
        {t('stays.today')}
      </li>
    </ul>
  );
};
