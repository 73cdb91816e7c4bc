import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './plain.module.css';
import { PlainField } from './plain-field.tsx';

/** An existing password, with a button to show it. */
export const PlainPassword = (props: Omit<ComponentProps<typeof PlainField>, 'type' | 'end'>) => {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={classes.eye}
      aria-label={t('password.toggle')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
        <circle cx="12" cy="12" r="3" />
        {shown && <path d="m4 4 16 16" />}
      </svg>
    </button>
  );
  return (
    <PlainField autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} end={toggle} />
  );
};
