import { CategoryInput } from '../../inventory/categories/category-input.tsx';
import { LocationInput } from '../../inventory/location-input.tsx';
import { CustomInput } from '../../organizations/fields/custom-input.tsx';
import type { SliceInputProps } from '../../ui/fields/field-setting.ts';
import { VendorInput } from '../../vendors/vendor-input.tsx';

const inputs = { category: CategoryInput, location: LocationInput, vendor: VendorInput, custom: CustomInput };

/** The inputs of fields that only their slices know. */
export const SliceInput = ({ of, ...given }: SliceInputProps) => {
  const Input = inputs[of];
  return <Input {...given} />;
};
