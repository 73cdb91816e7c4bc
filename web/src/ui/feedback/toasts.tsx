import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, getToasts, subscribeToasts, type Toast, toastMilliseconds } from './toast.ts';
import classes from './toasts.module.css';

/** Where toasts appear. It stands on every page from the start, so that screen readers hear what is put into it. */
export const Toasts = () => {
  const { t } = useTranslation('ui');
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  return (
    <section
      className={classes.toasts}
      aria-live="polite"
      aria-relevant="additions"
      aria-label={t('messages')}
    >
      {toasts.map((each) => (
        <OneToast key={each.id} toast={each} />
      ))}
    </section>
  );
};

const OneToast = ({ toast }: { toast: Toast }) => {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toastMilliseconds);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  const takeBack = () => {
    toast.undo?.();
    dismissToast(toast.id);
  };
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={classes.toast} data-tone={toast.tone} {...hold}>
      <span>{toast.message}</span>
      {toast.undo && (
        <button type="button" className={classes.undo} onClick={takeBack}>
          {t('undo')}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={t('dismiss')}
        onClick={() => dismissToast(toast.id)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
};
