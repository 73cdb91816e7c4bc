import * as z from 'zod';
import { longestPassword, shortestPassword } from '../access/password-rules.ts';
import { cutText } from './cut-text.ts';
import { readWebsite } from './read-website.ts';
import * as textLimits from './text-limits.ts';

// C0/C1 controls, lone surrogates, bidi embeddings, overrides and isolates, and the byte order mark are refused.
const forbidden = '\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufeff\\p{Surrogate}';
const printableLine = new RegExp(`^[^\\u0000-\\u001f${forbidden}]*$`, 'u');
const unprintable = new RegExp(`[\\u0000-\\u001f${forbidden}]`, 'gu');
const printableText = new RegExp(`^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${forbidden}]*$`, 'u');

/** PostgreSQL can keep it: without NUL and without half a character. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

/**
 * One line of text a person typed: trimmed, NFC, without characters that PostgreSQL cannot store (NUL, lone
 * surrogates) or that reorder what others read (bidi overrides), never longer than `max`.
 */
export const line = (max: number) =>
  z.string().trim().normalize('NFC').max(max).regex(printableLine, 'errors.characters');

/** Of whatever text, what `line` takes: blanks for what it refuses, and as much as there is room for. */
export const readableLine = (text: string, max: number) =>
  cutText(text.toWellFormed().normalize('NFC').replace(unprintable, ' ').trim(), max).trimEnd();

/** A text that is compared, not kept: exactly as it was given. */
export const exactText = (max: number) => z.string().max(max).refine(isStorable, 'errors.characters');

/** A line that must not be empty. */
export const requiredLine = (max: number) => line(max).min(1, 'errors.required');

/** Several lines: as `line`, with line breaks and tabs allowed. */
export const paragraph = (max: number) =>
  z.string().trim().normalize('NFC').max(max).regex(printableText, 'errors.characters');

/** Kept as typed apart from case and blanks at the ends: addresses are compared without regard to case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'errors.required')
  .max(textLimits.email)
  .pipe(z.email('errors.email').regex(printableLine, 'errors.email'));

export const EmailOrNone = z.union([Email, z.literal('')], 'errors.email');

/** Only addresses of web pages are taken, so that it can be a link; one without its beginning is completed. */
export const Website = z
  .string()
  .trim()
  .normalize('NFC')
  .overwrite((typed) => readWebsite(typed) ?? typed)
  .max(300)
  .regex(printableLine, 'errors.characters')
  .regex(/^(https?:\/\/[^\s]+)?$/i, 'errors.website');

/** Length is judged here; whether it is common or contains the person's names is judged by `passwordWeakness`. */
export const NewPassword = z
  .string()
  .min(1, 'errors.required')
  .min(shortestPassword)
  .max(longestPassword)
  .regex(printableLine, 'errors.characters');

/** A password being checked, not chosen: any length a stored one may have. */
export const GivenPassword = z
  .string()
  .min(1, 'errors.required')
  .max(128)
  .regex(printableLine, 'errors.characters');

/** A secret from a link: url-safe characters only, so that it can never be anything but a key to look up. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{20,200}$/, 'errors.token');
