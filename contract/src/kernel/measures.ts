import * as z from 'zod';

/** Lengths are stored in millimetres, weights in grams, money in minor units of the organization's currency. All whole. */
export const Millimetres = z.int().min(1).max(100_000);
export const Grams = z.int().min(1).max(10_000_000);
export const Money = z.int().min(0).max(2_000_000_000);
export const Quantity = z.int().min(1).max(1_000_000);

/** A day of the organization's calendar, `2026-05-01`. */
export const Day = z.iso.date();
export const Moment = z.iso.datetime({ offset: true });
