import type { FileId } from '@archway/contract/kernel/ids';
import type { Formats } from '../../ui/fields/form-values.ts';
import { factsOf, type ItemFields, type ItemTable } from './item-fields.ts';
import { readCodes } from './piece-codes.ts';

type NewItem = { fields: ItemFields; pictureIds: FileId[]; formats: Formats; table: ItemTable };

/** What is sent of something new, by one call: the item, its pictures and its pieces, or nothing. */
export const newItemOf = ({ fields, pictureIds, formats, table }: NewItem) => {
  const codes = fields.tracking === 'unit' ? readCodes(fields.codes) : [];
  return {
    ...factsOf(fields, formats, table),
    tracking: fields.tracking,
    status: fields.draft ? 'draft' : 'active',
    quantity: Math.max(Number(fields.quantity), codes.length),
    locationId: fields.locationId,
    codes,
    condition: fields.condition,
    acquiredOn: fields.acquiredOn || null,
    pictureIds,
  } as const;
};
