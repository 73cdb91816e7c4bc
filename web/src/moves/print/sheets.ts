import type { MoveKind } from '@archway/contract/moves/states';

/** What is printed of a move: where to fetch things, what is in the truck, and which room each goes to. */
const sheets = ['pull', 'load', 'rooms'] as const;
export type Sheet = (typeof sheets)[number];

/** Out of a home nothing is fetched from storage. */
export const sheetsOf = (kind: MoveKind): readonly Sheet[] =>
  kind === 'in' ? sheets : sheets.filter((sheet) => sheet !== 'pull');

export const isSheet = (name: unknown, kind: MoveKind): name is Sheet =>
  sheetsOf(kind).some((sheet) => sheet === name);
