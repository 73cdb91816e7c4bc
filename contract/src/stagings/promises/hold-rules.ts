import { addDays } from '../../kernel/days.ts';

/** Days from one to another, the last not among them. */
export type Days = { readonly from: string; readonly to: string };

/** How many days before an installation pieces are pulled, and how many they rest after they came back. */
export type Margins = { readonly pickLeadDays: number; readonly bufferDays: number };

/** These days alone, of whatever has them. */
export const onlyMargins = ({ pickLeadDays, bufferDays }: Margins): Margins => ({ pickLeadDays, bufferDays });

/**
 * The days on which a piece is taken for a stay: from when it is pulled until it has come back and is fit for the next home.
 * The database has the same rule in `free_of`; a test compares them.
 */
export const heldDays = (stay: Days, { pickLeadDays, bufferDays }: Margins): Days => ({
  from: addDays(stay.from, -pickLeadDays),
  to: addDays(stay.to, bufferDays),
});

export const overlap = (one: Days, other: Days): boolean => one.from < other.to && other.from < one.to;
