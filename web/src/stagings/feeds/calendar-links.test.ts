import { expect, test } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

test('a link is handed to each program as that program takes it', () => {
  expect(calendarLinks('https://archway.example/api/calendars/abc-_1.ics')).toEqual({
    google:
      'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Farchway.example%2Fapi%2Fcalendars%2Fabc-_1.ics',
    apple: 'webcal://archway.example/api/calendars/abc-_1.ics',
    outlook:
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Farchway.example%2Fapi%2Fcalendars%2Fabc-_1.ics',
  });
});
