/** Which day it is in a time zone, `2026-05-01`. */
export const todayIn = (timezone: string, now: Date) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
