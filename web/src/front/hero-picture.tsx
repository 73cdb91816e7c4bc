import { useTranslation } from 'react-i18next';
import classes from './hero-picture.module.css';

/** A staged living room under the arch, with the facts Archway keeps about two of its pieces. Decorative. */
export const HeroPicture = () => {
  const { t } = useTranslation('front');
  return (
    <div className={classes.hero} aria-hidden="true">
      <svg viewBox="0 0 520 520" className={classes.scene} aria-hidden="true">
        <path className={classes.arch} d="M40 520V270a220 220 0 0 1 440 0v250z" />
        <path className={classes.room} d="M72 520V272a188 188 0 0 1 376 0v248z" />
        <path className={classes.floor} d="M72 440h376v80H72z" />
        <path className={classes.frame} d="M150 190h92v120h-92z" />
        <path className={classes.hill} d="M150 310v-34l34-36 26 24 16-14 16 18v42z" />
        <circle className={classes.sun} cx="218" cy="216" r="12" />
        <path className={classes.line} d="M360 114v80" />
        <path className={classes.lamp} d="M318 236a42 42 0 0 1 84 0z" />
        <ellipse className={classes.rug} cx="256" cy="468" rx="150" ry="22" />
        <path className={classes.sofaBack} d="M138 352a30 30 0 0 1 30-30h172a30 30 0 0 1 30 30v68H138z" />
        <path
          className={classes.sofa}
          d="M116 388a23 23 0 0 1 46 0v30h184v-30a23 23 0 0 1 46 0v58a12 12 0 0 1-12 12H128a12 12 0 0 1-12-12z"
        />
        <path className={classes.cushion} d="M186 364h54v44a8 8 0 0 1-8 8h-38a8 8 0 0 1-8-8z" />
        <path className={classes.line} d="M136 458v16M372 458v16" />
        <path className={classes.pot} d="M404 424h36l-6 50h-24z" />
        <path
          className={classes.leaf}
          d="M422 424c-3-36-24-52-36-56 0 28 13 48 36 56zM422 424c-2-44 10-72 28-84 7 34-3 68-28 84z"
        />
      </svg>
      <div className={classes.tag} data-at="lamp">
        <strong>{t('look.lamp')}</strong>
        <span>{t('look.bin')}</span>
      </div>
      <div className={classes.tag} data-at="sofa">
        <strong>{t('look.sofa')}</strong>
        <span className={classes.reserved}>
          {t('look.reserved')} · {t('look.dates')}
        </span>
      </div>
    </div>
  );
};
