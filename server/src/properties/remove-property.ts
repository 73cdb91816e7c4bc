import { problem } from '@archway/contract/kernel/api/problem';
import type { PropertyId } from '@archway/contract/kernel/ids';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { noSuchProperty } from './get-property.ts';
import { countStagingsAt, deleteProperty, lockProperties } from './property-store.ts';

/** Removes a property that was never staged; of the others the history stays. */
export const removeProperty = async ({ db, record }: ChangeContext, { id }: { id: PropertyId }) => {
  const property = (await lockProperties(db, [id])).get(id);
  if (!property) throw noSuchProperty();
  const stagings = await countStagingsAt(db, id);
  if (stagings > 0)
    throw problem('in_use', `${property.address} is in use (stagings: ${stagings}).`, { stagings });
  await deleteProperty(db, id);
  await record({ id, name: property.address });
  return { ok: true as const };
};
