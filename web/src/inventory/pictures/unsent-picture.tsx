import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../ui/feedback/problem-text.ts';
import type { ListedPicture } from './picture-list.ts';
import classes from './pictures.module.css';

type UnsentPictureProps = {
  picture: ListedPicture;
  n: number;
  onTryAgain: () => void;
  onRemove: () => void;
};

/** A picture that the server does not have yet: how far it is, or why not, and the way out of it. */
export const UnsentPicture = ({ picture, n, onTryAgain, onRemove }: UnsentPictureProps) => {
  const { t } = useTranslation('inventory/pictures');
  const percent = Math.round(picture.share * 100);
  const failed = picture.state === 'failed';
  return (
    <div className={classes.unsent} data-failed={failed}>
      {failed ? (
        <>
          <span className={classes.why} role="alert" title={problemText(picture.problem)}>
            {problemText(picture.problem)}
          </span>
          <button
            type="button"
            className={classes.retry}
            aria-label={t('tryAgainFor', { n })}
            onClick={onTryAgain}
          >
            <IconRefresh size={16} aria-hidden />
            {t('tryAgain')}
          </button>
        </>
      ) : (
        <div
          className={classes.progress}
          role="progressbar"
          aria-label={t('sending', { n })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <span style={{ inlineSize: `${percent}%` }} />
        </div>
      )}
      <button type="button" className={classes.giveUp} aria-label={t('removeNow', { n })} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </button>
    </div>
  );
};
