import { type RawJson, rawJson } from '../../http/calls/raw-json.ts';

/** The answer that a statement wrote as JSON, as text in a column `json` of its one row. */
export const writtenJson = async <Shape>(
  rows: PromiseLike<readonly { readonly json: string }[]>,
): Promise<RawJson<Shape>> => rawJson((await rows)[0]?.json ?? '');

/** The same of a statement that may answer nothing. */
export const writtenIfAny = async <Shape>(
  rows: PromiseLike<readonly { readonly json: string | null }[]>,
): Promise<RawJson<Shape> | undefined> => {
  const json = (await rows)[0]?.json;
  return json ? rawJson(json) : undefined;
};

/** An object that PostgreSQL wrote as JSON, with these fields added. */
export const writtenWith = <Shape>(json: string, fields: Partial<Shape>): RawJson<Shape> =>
  rawJson(`${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
