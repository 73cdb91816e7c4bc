import type { Move } from '@archway/contract/moves/move';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '../../../inventory/pictures/picture-row.tsx';
import { useUser } from '../../../platform/session/session.ts';
import { TitledPanel } from '../../../ui/layout/titled-panel.tsx';
import { InitialsAvatar } from '../../../ui/pictures/initials-avatar.tsx';
import classes from './story.module.css';
import { type Chapter, chaptersOf, type ToldEvent } from './timeline-rules.ts';

const atOnce = 8;
const mostNames = 3;

/** Whoever planned the move reads what the crew did, the newest first, also while it is still at it. */
export const MoveTimeline = ({ move, events }: { move: Move; events: readonly ToldEvent[] }) => {
  const { t } = useTranslation('moves/details');
  const [most, setMost] = useState(atOnce);
  const chapters = chaptersOf(events);
  return (
    <TitledPanel title={t('timeline.title')}>
      {chapters.length === 0 ? (
        <p className={classes.hint}>{t('timeline.empty')}</p>
      ) : (
        <ol className={classes.timeline}>
          {chapters.slice(0, most).map((chapter) => (
            <ChapterRow key={chapter.key} chapter={chapter} move={move} />
          ))}
        </ol>
      )}
      {chapters.length > most && (
        <Button variant="default" onClick={() => setMost(most + 5 * atOnce)}>
          {t('timeline.earlier')}
        </Button>
      )}
    </TitledPanel>
  );
};

const ChapterRow = ({ chapter, move }: { chapter: Chapter; move: Move }) => {
  const { t, i18n } = useTranslation(['moves/details', 'moves/crew']);
  const timeZone = useUser().activeOrganization?.timezone;
  const who = chapter.by ?? t('timeline.thisDevice');
  const room = move.lines.find(({ roomId }) => roomId === chapter.roomId)?.roomName;
  const shown = chapter.names.slice(0, mostNames);
  const more = chapter.names.length - shown.length;
  const names = new Intl.ListFormat(i18n.language).format([
    ...shown,
    ...(more > 0 ? [t('timeline.more', { count: more })] : []),
  ]);
  const times = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <li className={classes.chapter}>
      <InitialsAvatar name={who} size={32} />
      <div className={classes.what}>
        <div>
          <strong>{t(`moves/crew:event.${chapter.kind}`, { count: chapter.count })}</strong>
          {room && <bdi className={classes.room}>{room}</bdi>}
        </div>
        {names && (
          <div>
            <bdi>{names}</bdi>
          </div>
        )}
        {chapter.reason && <div>{t(`moves/crew:reason.${chapter.reason}`)}</div>}
        {chapter.note && <q dir="auto">{chapter.note}</q>}
        <PictureRow name={shown[0] ?? ''} ids={chapter.pictureIds} />
        <div className={classes.by}>
          <bdi>{who}</bdi>
          {'\u00a0· '}
          <time dateTime={chapter.to}>{times.formatRange(new Date(chapter.from), new Date(chapter.to))}</time>
        </div>
      </div>
    </li>
  );
};
