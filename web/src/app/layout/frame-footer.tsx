import { useTranslation } from 'react-i18next';
import { addressOf } from '../../platform/base.ts';
import { product } from '../title.ts';
import classes from './frame-footer.module.css';

/** Hidden unless somebody chooses otherwise. */
export const FrameFooter = () => {
  const { t } = useTranslation('app');
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <span>
          {product} · {t('tagline')}
        </span>
        <a href={addressOf('/api/docs')}>{t('frame.apiReference')}</a>
      </div>
    </footer>
  );
};
