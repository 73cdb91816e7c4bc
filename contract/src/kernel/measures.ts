import * as z from 'zod';

/** Lengths are stored in millimeters, weights in grams, money in minor units of the organization's currency. All whole. */
export const Millimeters = z.int().min(1).max(100_000);
export const Grams = z.int().min(1).max(10_000_000);
export const Money = z.int().min(0).max(2_000_000_000);
/** Of something that is only counted, said at one time. */
export const mostAtOnce = 1_000_000;
export const Quantity = z.int().min(1).max(mostAtOnce);
/** Of one item, wherever its pieces stand. Sums of a few such still are numbers of four bytes. */
export const mostOfAnItem = 1_000_000_000;

/** A day of the organization's calendar, `2026-05-01`. */
export const Day = z.iso.date();
/** A day that somebody names. What lies further away is a slip of the keyboard, and there is no year nought in PostgreSQL. */
export const GivenDay = Day.refine((day) => day >= firstDay && day <= lastDay, 'errors.invalid');
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';
export const Moment = z.iso.datetime({ offset: true });
