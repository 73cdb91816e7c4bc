import { useTranslation } from 'react-i18next';
import classes from './looks.module.css';

/** Small views of the product, drawn. The words under them say what they show, so they are decorative. */

const Sofa = () => (
  <svg viewBox="0 0 80 56" className={classes.piece} aria-hidden="true">
    <path className={classes.back} d="M16 22a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7v16H16z" />
    <path
      className={classes.seat}
      d="M10 29a5 5 0 0 1 10 0v8h40v-8a5 5 0 0 1 10 0v14a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z"
    />
  </svg>
);

const Chair = () => (
  <svg viewBox="0 0 80 56" className={classes.piece} aria-hidden="true">
    <path className={classes.back} d="M27 20a8 8 0 0 1 8-8h10a8 8 0 0 1 8 8v16H27z" />
    <path
      className={classes.seat}
      d="M21 29a5 5 0 0 1 10 0v7h18v-7a5 5 0 0 1 10 0v14a3 3 0 0 1-3 3H24a3 3 0 0 1-3-3z"
    />
  </svg>
);

/** Free and reserved days of a piece, as a strip. */
const Days = ({ taken }: { taken: readonly [from: number, width: number] }) => (
  <span className={classes.days}>
    <span style={{ insetInlineStart: `${taken[0]}%`, inlineSize: `${taken[1]}%` }} />
  </span>
);

export const StockLook = () => {
  const { t } = useTranslation('front');
  return (
    <div className={classes.look} aria-hidden="true">
      <div className={classes.item}>
        <Sofa />
        <strong>{t('look.sofa')}</strong>
        <span className={classes.badge} data-state="reserved">
          {t('look.reserved')}
        </span>
        <Days taken={[20, 45]} />
      </div>
      <div className={classes.item}>
        <Chair />
        <strong>{t('look.chair')}</strong>
        <span className={classes.badge} data-state="free">
          {t('look.free')}
        </span>
        <Days taken={[72, 20]} />
      </div>
    </div>
  );
};

export const PlanLook = () => {
  const { t } = useTranslation('front');
  return (
    <div className={classes.look} data-kind="plan" aria-hidden="true">
      {(['living', 'bedroom'] as const).map((room) => (
        <div key={room} className={classes.room}>
          <span className={classes.roomName}>
            <strong>{t(`look.${room}`)}</strong>
            <span>{t('look.dates')}</span>
          </span>
          <span className={classes.pieces}>
            <Sofa />
            <Chair />
            {room === 'living' && <Chair />}
          </span>
        </div>
      ))}
    </div>
  );
};

export const MoveLook = () => {
  const { t } = useTranslation('front');
  return (
    <div className={classes.look} data-kind="move" aria-hidden="true">
      <div className={classes.phone}>
        <span className={classes.phoneHead}>{t('look.pickup')}</span>
        <span className={classes.ring} data-tabular>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="27" className={classes.track} />
            <circle
              cx="32"
              cy="32"
              r="27"
              className={classes.done}
              pathLength="100"
              strokeDasharray="75 100"
            />
          </svg>
          <span dir="ltr">18/24</span>
        </span>
        <span className={classes.left}>{t('look.left')}</span>
        <span className={classes.picked}>
          ✓ {t('look.picked')} · {t('look.chair')}
        </span>
      </div>
    </div>
  );
};
