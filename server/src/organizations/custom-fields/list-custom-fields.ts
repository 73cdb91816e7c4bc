import type { CustomEntity } from '@archway/contract/organizations/custom-field-fields';
import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { customFieldRows } from './custom-field-store.ts';

/** The fields that the organization defined, in their order. */
export const listCustomFields = async ({ db }: ReadContext, { entity }: { entity: CustomEntity }) => ({
  rows: await customFieldRows(db, entity),
});
