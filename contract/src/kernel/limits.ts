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
/** Of something that is only counted, said at one time. */
export const mostAtOnce = 1_000_000;
/** Of one item, wherever its pieces stand. Sums of a few such still are numbers of four bytes. */
export const mostOfAnItem = 1_000_000_000;
