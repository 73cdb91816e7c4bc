import { ClientInput } from '../../clients/client-input.tsx';
import { CategoryInput } from '../../inventory/categories/category-input.tsx';
import { LocationInput } from '../../inventory/location-input.tsx';
import { CustomInput } from '../../organizations/fields/custom-input.tsx';
import { PropertyInput } from '../../properties/property-input.tsx';
import { MemberInput } from '../../team/members/member-input.tsx';
import type { SliceInputProps } from '../../ui/fields/field-setting.ts';
import { VendorInput } from '../../vendors/vendor-input.tsx';

const inputs = {
  category: CategoryInput,
  location: LocationInput,
  vendor: VendorInput,
  client: ClientInput,
  property: PropertyInput,
  member: MemberInput,
  custom: CustomInput,
};

/** The inputs of fields that only their slices know. */
export const SliceInput = ({ of, ...given }: SliceInputProps) => {
  const Input = inputs[of];
  return <Input {...given} />;
};
