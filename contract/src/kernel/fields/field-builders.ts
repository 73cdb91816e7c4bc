import type { ReferenceTarget } from '../ids.ts';
import type { Field, TextFormat } from './fields.ts';

type Uses = Pick<Field, 'group' | 'list' | 'sort' | 'filter' | 'search' | 'guard' | 'hint' | 'aliases'>;

type Line = Uses & { max: number; ltr?: true; format?: TextFormat; capitals?: RegExp };

export const text = <const Given extends Line>(given: Given) =>
  ({ type: 'text', initial: '', ...given }) as const;
/** A line that must not be empty. */
export const requiredText = <const Given extends Line>(given: Given) => ({ type: 'text', ...given }) as const;
export const longText = <const Given extends Uses & { max: number }>(given: Given) =>
  ({ type: 'longText', initial: '', ...given }) as const;
export const number = <const Given extends Uses & { min: number; max: number }>(given: Given) =>
  ({ type: 'number', initial: null, ...given }) as const;
/** A number with a fraction. */
export const decimal = <const Given extends Uses & { min: number; max: number }>(given: Given) =>
  ({ type: 'decimal', initial: null, ...given }) as const;
/** What names one thing on its label, kept in capitals. */
export const code = <const Given extends Uses & { max: number }>(given: Given) =>
  ({ type: 'code', initial: null, ...given }) as const;
/** A number that is never none. */
export const requiredNumber = <const Given extends Uses & { min: number; max: number; initial: number }>(
  given: Given,
) => ({ type: 'number', ...given }) as const;
export const money = <const Given extends Uses & { largest?: number }>(given: Given) =>
  ({ type: 'money', initial: null, ...given }) as const;
export const length = <const Given extends Uses>(given: Given) =>
  ({ type: 'length', initial: null, ...given }) as const;
export const weight = <const Given extends Uses>(given: Given) =>
  ({ type: 'weight', initial: null, ...given }) as const;
export const day = <const Given extends Uses>(given: Given) =>
  ({ type: 'day', initial: null, ...given }) as const;
/** A day that must be named. */
export const requiredDay = <const Given extends Uses>(given: Given) => ({ type: 'day', ...given }) as const;
/** A time of a day, anywhere in the world. */
export const moment = <const Given extends Uses>(given: Given) =>
  ({ type: 'moment', initial: null, ...given }) as const;
/** One that is always known: when something was made, or changed last. */
export const requiredMoment = <const Given extends Uses>(given: Given) =>
  ({ type: 'moment', ...given }) as const;
export const color = <const Given extends Uses>(given: Given) =>
  ({ type: 'color', initial: null, ...given }) as const;
export const choice = <
  const Options extends readonly string[],
  const Given extends Uses & { initial: Options[number] | null },
>(
  options: Options,
  given: Given,
) => ({ type: 'choice', options, ...given }) as const;
/** A choice that must be made: nothing is chosen where nothing is said. */
export const requiredChoice = <const Options extends readonly string[], const Given extends Uses>(
  options: Options,
  given: Given,
) => ({ type: 'choice', options, ...given }) as const;
export const choices = <const Options extends readonly string[], const Given extends Uses>(
  options: Options,
  given: Given,
) => ({ type: 'choices', options, initial: [], ...given }) as const;
export const words = <const Given extends Uses & { most: number }>(given: Given) =>
  ({ type: 'words', initial: [], ...given }) as const;
export const flag = <const Given extends Uses>(given: Given) =>
  ({ type: 'flag', initial: false, ...given }) as const;
/** One that is set where nothing is said. */
export const flagOn = <const Given extends Uses>(given: Given) =>
  ({ type: 'flag', initial: true, ...given }) as const;
/** One that must be named, or one that may be. */
export const required = <const To extends ReferenceTarget, const Given extends Uses>(to: To, given: Given) =>
  ({ type: 'reference', to, ...given }) as const;
export const reference = <const To extends ReferenceTarget, const Given extends Uses>(to: To, given: Given) =>
  ({ type: 'reference', to, initial: null, ...given }) as const;
/** The values of the organization's custom fields. */
export const custom = <const Given extends Uses>(given: Given) =>
  ({ type: 'custom', initial: {}, ...given }) as const;
/** The people there. */
export const contacts = <const Given extends Uses & { most: number }>(given: Given) =>
  ({ type: 'contacts', initial: [], ...given }) as const;
