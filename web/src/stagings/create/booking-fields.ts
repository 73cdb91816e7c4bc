import { requiredDay } from '@archway/contract/kernel/fields/field-builders';
import type { Fields } from '@archway/contract/kernel/fields/fields';
import { stagingFields } from '@archway/contract/stagings/staging-fields';

/** What is typed to book a home: what is known of every job, and its days. */
export const bookingFields = {
  ...stagingFields,
  installOn: requiredDay({ group: 'dates' }),
  endsOn: requiredDay({ group: 'dates' }),
} as const satisfies Fields;
