import { referenceInput } from '../kit/reference/reference-input.tsx';
import { VendorSelect } from './vendor-select.tsx';

/** A field that leads to a vendor. */
export const VendorInput = referenceInput(VendorSelect);
