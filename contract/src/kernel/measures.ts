import * as z from 'zod';
import { heaviest, longest, mostAtOnce, mostMoney } from './limits.ts';

/** Lengths are stored in millimeters, weights in grams, money in minor units of the organization's currency. All whole. */
export const Millimeters = z.int().min(1).max(longest);
export const Grams = z.int().min(1).max(heaviest);
export const Money = z.int().min(0).max(mostMoney);
export const Quantity = z.int().min(1).max(mostAtOnce);

/** A day of the organization's calendar, `2026-05-01`. */
export const Day = z.iso.date();
/** A day that somebody names. What lies further away is a slip of the keyboard, and there is no year nought in PostgreSQL. */
export const GivenDay = Day.refine((day) => day >= firstDay && day <= lastDay, 'errors.invalid');
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';
export const Moment = z.iso.datetime({ offset: true });
