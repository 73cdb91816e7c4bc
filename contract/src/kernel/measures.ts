import * as z from 'zod';
import { firstDay, lastDay, measureLimits, mostAtOnce } from './limits.ts';

const { length, weight, money } = measureLimits;

/** Lengths are stored in millimeters, weights in grams, money in minor units of the organization's currency. All whole. */
export const Millimeters = z.int().min(length.min).max(length.max);
export const Grams = z.int().min(weight.min).max(weight.max);
export const Money = z.int().min(money.min).max(money.max);
export const Quantity = z.int().min(1).max(mostAtOnce);

/** A day of the organization's calendar, `2026-05-01`. */
export const Day = z.iso.date();
/** A day that somebody names. */
export const GivenDay = Day.refine((day) => day >= firstDay && day <= lastDay, 'errors.invalid');
/** A time of the day, `09:30`, or none. */
export const ClockTime = z.literal('').or(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'errors.invalid'));
export const Moment = z.iso.datetime({ offset: true });
/** What a clock shows, also one that is wrong by thousands of years: those are written with a sign. */
export const ClockMoment = z
  .string()
  .regex(/^(\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, 'errors.invalid')
  .refine((moment) => Number.isFinite(Date.parse(moment)), 'errors.invalid');
/** A moment that somebody names, within the same days; kept in universal time. */
export const GivenMoment = Moment.refine(
  (moment) => moment.slice(0, 10) >= firstDay && moment.slice(0, 10) <= lastDay,
  'errors.invalid',
).transform((moment) => new Date(moment).toISOString());
