/** The clock time of a moment of today, with its day if it was another one. */
export const momentText = (at: number, now: number, language: string): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
    timeStyle: 'short',
  }).format(at);
};
