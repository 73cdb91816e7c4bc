import { lazy } from 'react';
import type { FieldSetting } from '../../ui/fields/field-setting.ts';

/** The inputs of fields that only their slices know, fetched when a form first shows one. */
export const sliceInputs: FieldSetting['inputs'] = {
  category: lazy(async () => ({
    default: (await import('../../inventory/categories/category-input.tsx')).CategoryInput,
  })),
  location: lazy(async () => ({
    default: (await import('../../inventory/location-input.tsx')).LocationInput,
  })),
  vendor: lazy(async () => ({ default: (await import('../../vendors/vendor-input.tsx')).VendorInput })),
  custom: lazy(async () => ({
    default: (await import('../../organizations/fields/custom-input.tsx')).CustomInput,
  })),
};
