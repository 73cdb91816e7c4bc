import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './scroll-top-button.module.css';

const appearsAfter = 200;

/** Back to the top, once there is something to go back over. */
export const ScrollTopButton = () => {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > appearsAfter);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  const toTop = () => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  if (!shown) return null;
  return (
    <button
      type="button"
      className={classes.button}
      data-floating
      aria-label={t('scrollToTop')}
      onClick={toTop}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 16V4M5 9l5-5 5 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.750"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
};
