import type { ColumnRow } from '../../kernel/columns.ts';
import type { UnitState } from '../fold-unit.ts';

/** Codes of labels stand in one text, with blanks between them. */
export const pieceColumns = {
  id: 'ids',
  code: 'texts',
  labels: 'texts',
  locationId: 'repeated',
  homeId: 'repeated',
  state: 'repeated',
} as const;
export type KnownPiece = ColumnRow<typeof pieceColumns>;

/** With how many of the pieces are its own: they stand in the order of their items. */
export const itemColumns = {
  id: 'ids',
  name: 'texts',
  sku: 'texts',
  labels: 'texts',
  tracking: 'repeated',
  categoryId: 'repeated',
  coverId: 'repeated',
  colorFamily: 'repeated',
  colorHex: 'repeated',
  pieces: 'repeated',
} as const;
export type KnownItem = Omit<ColumnRow<typeof itemColumns>, 'pieces'>;

/** A piece of which nothing changed but where it is and how it does, by its code. */
export const movedColumns = { code: 'texts', locationId: 'repeated', state: 'repeated' } as const;
export type MovedPiece = ColumnRow<typeof movedColumns>;

type Standing = Pick<UnitState, 'lifecycle' | 'custody' | 'condition'>;

/** In whose hands a piece is and how good, as one word of three: most pieces of a warehouse have the same. */
export const writeState = ({ lifecycle, custody, condition }: Standing) =>
  `${lifecycle} ${custody} ${condition}`;

export const readState = (state: string | null): Standing => {
  const [lifecycle, custody, condition] = (state ?? '').split(' ');
  return { lifecycle, custody, condition } as Standing; // written by writeState
};

export const readLabels = (labels: string): string[] => (labels === '' ? [] : labels.split(' '));
