/*
 * How much and how many, where it is no field of a table: both the schemas and the inputs read it here. Fields say it themselves
 * (`vendorFields.contacts.most`), and how long texts may be stands in `text-limits.ts`.
 */

/** In millimeters. */
export const longest = 100_000;
/** In grams. */
export const heaviest = 10_000_000;
/** In minor units of a currency. */
export const mostMoney = 2_000_000_000;
/** What a home costs, likewise: more than any was ever listed for, in any currency. */
export const mostListPrice = 1_000_000_000_000;
/** What a measure or an amount lies between. */
export const measureLimits = {
  length: { min: 1, max: longest },
  weight: { min: 1, max: heaviest },
  money: { min: 0, max: mostMoney },
} as const;
/** Days that somebody names. What lies further away is a slip of the keyboard, and there is no year nought in PostgreSQL. */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';
/** Of one list: further than any goes. */
export const lastPage = 1_000_000;
export const pageSizes = [5, 10, 20, 25, 50, 100] as const;
export const defaultPageSize = 25;
/** What one filter of a list is narrowed to: so many choices, and so many characters in all. */
export const mostChosen = 20;
export const longestChosen = 400;
/** Of something that is only counted, said at one time. */
export const mostAtOnce = 1_000_000;
/** Of one item, wherever its pieces stand. Sums of a few such still are numbers of four bytes. */
export const mostOfAnItem = 1_000_000_000;
