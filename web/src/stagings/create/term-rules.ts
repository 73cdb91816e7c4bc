import { addDays, daysBetween } from '@archway/contract/kernel/days';

/** Terms by a tap, in weeks. */
const weeks = [4, 6, 8, 12] as const;

/** The terms to choose from, in days: whole weeks and what is usual here, the shortest first. */
export const termsOf = (usual: number): number[] =>
  [...new Set([...weeks.map((count) => count * 7), usual])].sort((one, other) => one - other);

/** How long a term is in the largest whole unit: `8 weeks`, `60 days`. */
export const termUnit = (days: number): { unit: 'weeks' | 'days'; count: number } =>
  days % 7 === 0 ? { unit: 'weeks', count: days / 7 } : { unit: 'days', count: days };

/** The day on which a stay ends; none while it is not known when it begins. */
export const endAfter = (installOn: string, term: number): string =>
  installOn ? addDays(installOn, term) : '';

/** How many days a stay is; none for one that does not end after it begins. */
export const termBetween = (installOn: string, endsOn: string): number | null => {
  if (!installOn || !endsOn) return null;
  const days = daysBetween(installOn, endsOn);
  return days > 0 ? days : null;
};
