import type { Entry, Location } from '../put-away/entry.ts';

/** What something is recorded of, as far as the device knows: by its code alone where nobody could be asked. */
export type Subject = Pick<Entry, 'text' | 'unit' | 'item'> & {
  /** The move on which it is recorded. */
  readonly move?: { readonly moveId: string } | undefined;
};

/** What a person sees of a record, on this device. */
export type Shown = Subject & {
  readonly location?: (Pick<Location, 'name'> & Partial<Pick<Location, 'code'>>) | undefined;
  readonly quantity?: number | undefined;
};

export const nameOf = ({ text, unit, item }: Partial<Subject>) => item?.name ?? unit?.code ?? text ?? '';

/** A piece by its id if that is known, otherwise by its code, which is looked up on arrival. */
export const pieceIn = ({ unit, text }: Subject) => (unit ? { unitId: unit.id } : { code: text });

/** The same of what is only counted. */
export const itemIn = ({ item, text }: Subject) => (item ? { itemId: item.id } : { code: text });
