import { emptyFields, type ItemFields } from './item-fields.ts';

/** What stays for the next thing of the same delivery: its kind, whom it is from, where it is put. */
export const nextFields = (fields: ItemFields): ItemFields => ({
  ...emptyFields,
  categoryId: fields.categoryId,
  brand: fields.brand,
  vendorId: fields.vendorId,
  tracking: fields.tracking,
  draft: fields.draft,
  locationId: fields.locationId,
  condition: fields.condition,
  acquiredOn: fields.acquiredOn,
});
