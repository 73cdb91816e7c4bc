import { readLength } from '../read-length.ts';
import { readMoney } from '../read-money.ts';
import { readWeight } from '../read-weight.ts';
import { amounts, type Customs, type ItemFields, lengths } from './item-fields.ts';
import { codesProblem, readCodes } from './piece-codes.ts';
import { readShade } from './read-shade.ts';

export type WrongField = { readonly field: keyof ItemFields; readonly key: string; readonly n?: number };

/** What cannot be meant by what was typed, before the server is asked. Empty fields mean nothing and are right. */
export const wrongFields = (fields: ItemFields, { units, money }: Customs): WrongField[] => {
  const typed = (field: keyof ItemFields, key: string, read: (text: string) => unknown): WrongField[] => {
    const text = String(fields[field]).trim();
    return text !== '' && read(text) === undefined ? [{ field, key }] : [];
  };
  return [
    ...(fields.name.trim() === '' ? [{ field: 'name', key: 'errors.required' } as const] : []),
    ...(fields.categoryId === null ? [{ field: 'categoryId', key: 'errors.required' } as const] : []),
    ...lengths.flatMap((field) => typed(field, 'errors.length', (text) => readLength(text, units))),
    ...typed('weight', 'errors.weight', (text) => readWeight(text, units)),
    ...typed('colourHex', 'errors.shade', readShade),
    ...amounts.flatMap((field) => typed(field, 'errors.amount', (text) => readMoney(text, money))),
    ...wrongPieces(fields),
  ];
};

/** Pieces have to stand somewhere. */
export const wrongPieces = ({ quantity, locationId, codes, tracking }: ItemFields): WrongField[] => {
  const own = tracking === 'unit' ? readCodes(codes) : [];
  const count = Math.max(Number(quantity), own.length);
  const problem = codesProblem(own);
  return [
    ...(count > 0 && locationId === null ? [{ field: 'locationId', key: 'errors.required' } as const] : []),
    ...(problem ? [{ field: 'codes', key: problem } as const] : []),
    ...(own.length > mostPieces ? [{ field: 'codes', key: 'errors.tooMany', n: mostPieces } as const] : []),
  ];
};

/** As many as the contract adds at once. */
export const mostPieces = 500;
