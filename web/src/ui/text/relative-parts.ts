type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** The largest unit that still says something: 3 days rather than 72 hours, last month rather than 31 days. */
export const relativeParts = (at: Date, now: Date): { value: number; unit: Unit } => {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const size = Math.abs(seconds);
  const { unit, length } = units.find(({ below }) => size < below) ?? years;
  // Towards zero, so that nothing is told to be further away than it is; -0 would read as "0 seconds ago".
  return { value: Math.trunc(seconds / length) || 0, unit };
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30.44 * day;

const years = { unit: 'year', length: 365.25 * day } as const;

const units = [
  { unit: 'second', below: minute, length: 1 },
  { unit: 'minute', below: hour, length: minute },
  { unit: 'hour', below: day, length: hour },
  { unit: 'day', below: 45 * day, length: day },
  { unit: 'month', below: 365 * day, length: month },
] as const;
