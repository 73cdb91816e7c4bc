/** Days of the calendar as texts, `2026-05-01`: they compare as they stand. */
const millisecondsOfDay = 86_400_000;

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
const dayOf = (number: number) => new Date(number * millisecondsOfDay).toISOString().slice(0, 10);

/** So many days later; earlier by a negative number. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** From one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

/** The same day so many months later; the last of a month that has no such day. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};
