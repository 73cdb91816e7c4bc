import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** The first thing the Tab key reaches. It moves the focus itself, so that the address keeps its own hash. */
export const SkipLink = () => {
  const { t } = useTranslation('ui');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link by its nature; without script the hash leads there
    <a href="#content" className={classes.skip} onClick={skip}>
      {t('skipToContent')}
    </a>
  );
};
