import { referenceInput } from '../kit/reference/reference-input.tsx';
import { ClientSelect } from './client-select.tsx';

/** A field that leads to a client. */
export const ClientInput = referenceInput(ClientSelect);
