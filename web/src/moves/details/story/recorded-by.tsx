import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import classes from './story.module.css';
import type { ToldEvent } from './timeline-rules.ts';

/** By whom it was recorded and when; or that it is still on its way, with its photos. */
export const RecordedBy = ({ event }: { event: ToldEvent }) => {
  const { t } = useTranslation('moves/details');
  return (
    <span className={classes.by}>
      <bdi>{event.by ?? t('timeline.thisDevice')}</bdi>
      {'\u00a0· '}
      <RelativeTime at={event.at} />
    </span>
  );
};
