import { useTranslation } from 'react-i18next';
import { changeLanguage, translationEnabled, useLanguage } from '../../platform/i18n/language.ts';
import { languages } from '../../platform/i18n/languages.ts';
import classes from './language-links.module.css';

/** The languages in a row, for pages without a frame. Nothing when translation is off. */
export const LanguageLinks = () => {
  const { t } = useTranslation('ui');
  const { code: current } = useLanguage();
  if (!translationEnabled) return null;
  return (
    <nav aria-label={t('language')} className={classes.links}>
      {languages.map(({ code, label, rtl }) => (
        <button
          key={code}
          type="button"
          lang={code}
          dir={rtl ? 'rtl' : 'ltr'}
          aria-current={code === current ? 'true' : undefined}
          className={classes.link}
          onClick={() => void changeLanguage(code)}
        >
          {label}
        </button>
      ))}
    </nav>
  );
};
