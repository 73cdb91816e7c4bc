import { itemFields } from '@archway/contract/inventory/item-fields';
import { mostNewPieces } from '@archway/contract/inventory/limits';
import { type Formats, type WrongField, wrongFields as wrongInTable } from '../../ui/fields/form-values.ts';
import type { ItemFields, ItemTable } from './item-fields.ts';
import { codesProblem, readCodes } from './piece-codes.ts';

/** What cannot be meant by what was typed, before the server is asked. */
export const wrongFields = (
  fields: ItemFields,
  formats: Formats,
  table: ItemTable = itemFields,
): WrongField[] => [...wrongInTable(table, fields, formats), ...wrongPieces(fields)];

/** Pieces have to be somewhere. */
export const wrongPieces = ({ quantity, locationId, codes, tracking }: ItemFields): WrongField[] => {
  const own = tracking === 'unit' ? readCodes(codes) : [];
  const count = Math.max(Number(quantity), own.length);
  const problem = codesProblem(own);
  return [
    ...(count > 0 && locationId === null ? [{ field: 'locationId', key: 'errors.required' } as const] : []),
    ...(problem ? [{ field: 'codes', key: problem } as const] : []),
    ...(own.length > mostNewPieces
      ? [{ field: 'codes', key: 'errors.tooMany', n: mostNewPieces } as const]
      : []),
  ];
};
