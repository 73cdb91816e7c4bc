import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../text/size-text.ts';
import { getDownloads, subscribeDownloads } from './downloads.ts';
import classes from './downloads-list.module.css';

/** Files on their way, whichever page is open: how much has arrived, and a way to give up. */
export const DownloadsList = () => {
  const { t, i18n } = useTranslation('ui');
  const downloads = useSyncExternalStore(subscribeDownloads, getDownloads);
  return (
    <section className={classes.downloads} aria-label={t('export.running')}>
      {downloads.map(({ id, name, received, cancel }) => (
        <div key={id} className={classes.download} role="status">
          <div className={classes.words}>
            <span>
              {t('export.making', { name })}
              {received > 0 && <small data-tabular> {sizeText(received, i18n.language)}</small>}
            </span>
            <progress className={classes.bar} aria-label={name} />
          </div>
          <button type="button" className={classes.cancel} onClick={cancel}>
            <IconX size={16} aria-hidden />
            {t('cancel')}
          </button>
        </div>
      ))}
    </section>
  );
};
