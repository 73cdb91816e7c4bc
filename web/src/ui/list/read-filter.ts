import { firstDay, lastDay, longestChosen, mostChosen } from '@archway/contract/kernel/limits';

/** What an address says of a filter, as far as the server would take it; undefined for nothing. */
export type FilterReader<Value extends string = string> = (text: string) => Value | undefined;

export const readMatching =
  (pattern: RegExp): FilterReader =>
  (text) =>
    pattern.test(text) ? text : undefined;

export const readOneOf =
  <const Value extends string>(values: readonly Value[]): FilterReader<Value> =>
  (text) =>
    values.find((value) => value === text);

export const readId = readMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

export const readDay: FilterReader = (text) =>
  text >= firstDay && text <= lastDay && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
    ? text
    : undefined;

export const readNumber =
  ({ min, max }: { readonly min: number; readonly max: number }): FilterReader =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? String(Number(text)) : undefined;

/** Several choices are written `a,b`. */
export const chosenOf = (text: string | undefined): readonly string[] =>
  text?.split(',').filter(Boolean) ?? [];

/** Each that can be read, once, as many as the server takes. */
export const readSeveral =
  (readOne: FilterReader): FilterReader =>
  (text) => {
    let chosen = [...new Set(chosenOf(text).filter((each) => readOne(each)))].slice(0, mostChosen);
    while (chosen.join(',').length > longestChosen) chosen = chosen.slice(0, -1);
    return chosen.join(',') || undefined;
  };
