import { clientFields } from './clients/client-fields.ts';
import { categoryFields } from './inventory/category-fields.ts';
import { itemFields } from './inventory/item-fields.ts';
import { unitEventFields, unitFields } from './inventory/unit-fields.ts';
import type { ChangedType } from './kernel/api/changes.ts';
import type { Fields } from './kernel/fields/fields.ts';
import { moveFields } from './moves/move-fields.ts';
import { customFieldFields } from './organizations/custom-field-fields.ts';
import { organizationFields, settingFields } from './organizations/organization-fields.ts';
import { propertyFields } from './properties/property-fields.ts';
import { stagingFields } from './stagings/staging-fields.ts';
import { storageLocationFields } from './storage/storage-location-fields.ts';
import { memberFields } from './team/member-fields.ts';
import { vendorFields } from './vendors/vendor-fields.ts';

/** What a kind of thing is made of, and where its fields are named: `names/<slice>` has them under `entity`. */
export type KnownTable = { readonly fields: Fields; readonly slice: string; readonly entity: string };

/** By how the audit log calls them. */
export const fieldTables: Readonly<Partial<Record<ChangedType, KnownTable>>> = {
  Category: { fields: categoryFields, slice: 'inventory', entity: 'category' },
  Client: { fields: clientFields, slice: 'clients', entity: 'client' },
  CustomField: { fields: customFieldFields, slice: 'organizations', entity: 'customField' },
  Item: { fields: itemFields, slice: 'inventory', entity: 'item' },
  Member: { fields: memberFields, slice: 'team', entity: 'member' },
  Move: { fields: moveFields, slice: 'moves', entity: 'move' },
  Organization: {
    fields: { ...organizationFields, ...settingFields },
    slice: 'organizations',
    entity: 'organization',
  },
  Property: { fields: propertyFields, slice: 'properties', entity: 'property' },
  Staging: { fields: stagingFields, slice: 'stagings', entity: 'staging' },
  StorageLocation: { fields: storageLocationFields, slice: 'storage', entity: 'storageLocation' },
  Unit: { fields: { ...unitFields, ...unitEventFields }, slice: 'inventory', entity: 'unit' },
  Vendor: { fields: vendorFields, slice: 'vendors', entity: 'vendor' },
};
