import { addDays } from '@archway/contract/kernel/days';
import type { Language } from '@archway/contract/kernel/locale';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { stagingName } from '../get-staging.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import { certaintyOf, datesOf } from './calendar-rules.ts';
import type { CalendarJob } from './feed-store.ts';
import { feedWords } from './feed-words.ts';

type Calendar = {
  readonly language: Language;
  readonly organization: string;
  readonly timeZone: string;
  readonly isOwn: boolean;
  readonly noticeDays: number;
  readonly today: string;
  readonly publicUrl: string;
};

const secondsBetweenReads = 3600;

/**
 * Jobs and moves as a calendar, RFC 5545. Its days are whole days, which begin at midnight wherever they are read. The same jobs give
 * the same text on the same day: no clock stands in it.
 */
export const writeCalendar = (
  jobs: readonly CalendarJob[],
  moves: readonly CalendarEntry[],
  calendar: Calendar,
): string => {
  const { language, organization, timeZone, isOwn, publicUrl } = calendar;
  const words = feedWords(language);
  const written = ical({
    prodId: { company: 'Archway', product: 'Stagings', language: language.toUpperCase() },
    name: `${organization}: ${isOwn ? words.own : words.all}`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsBetweenReads,
    // Not as the zone of its events, which would move whole days by the zone of the server.
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const job of jobs)
    for (const { key, kind, on } of datesOf(job, calendar)) {
      const designer = job.designerName ? [`${words.designer}: ${job.designerName}`] : [];
      written.createEvent({
        id: `${job.id}-${key}@archway`,
        sequence: job.version - 1,
        stamp: new Date(job.updatedAt),
        lastModified: new Date(job.updatedAt),
        start: midnight(on),
        end: midnight(addDays(on, 1)),
        allDay: true,
        summary: `${words.dates[kind]}: ${stagingName(job)}`,
        description: [`${words.status}: ${words.statusOf(job.status)}`, ...designer].join('\n'),
        location: job.address,
        url: `${publicUrl}/stagings/${job.id}/details`,
        status: ICalEventStatus[certaintyOf(job.status)],
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    }
  for (const move of moves)
    written.createEvent({
      id: move.uid,
      sequence: move.version - 1,
      stamp: new Date(move.updatedAt),
      lastModified: new Date(move.updatedAt),
      ...spanOf(move),
      summary: move.summary,
      description: move.description,
      location: move.location,
      url: `${publicUrl}${move.path}`,
      status: ICalEventStatus[move.status],
      transparency: ICalEventTransparency.OPAQUE,
    });
  return written.toString();
};

const spanOf = ({ on, from, until }: CalendarEntry) =>
  from && until
    ? { start: new Date(from), end: new Date(until) }
    : { start: midnight(on), end: midnight(addDays(on, 1)), allDay: true };

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);
