import { namesOf } from '@archway/contract/kernel/fields/fields';
import { requireWholePoint } from '@archway/contract/kernel/whole-point';
import type { Property, PropertyChange } from '@archway/contract/properties/property';
import { propertyFields } from '@archway/contract/properties/property-fields';
import type * as z from 'zod';
import { requireClient } from '../clients/require-client.ts';
import { differences } from '../platform/audit/difference-rules.ts';
import { requireVersion } from '../platform/db/changes/require-version.ts';
import { withChange } from '../platform/db/changes/with-change.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getProperty, noSuchProperty } from './get-property.ts';
import { haveLocated } from './locate/locate-property.ts';
import { changePropertyRow, lockProperties } from './property-store.ts';

/** Changes what is known of a property. */
export const changeProperty = async (
  context: ChangeContext,
  { id, version, ...change }: z.output<typeof PropertyChange>,
): Promise<Property> => {
  const { db, record } = context;
  // Clients before homes, as whoever merges two of them locks them.
  if (change.clientId) await requireClient(db, change.clientId, 'clientId');
  const before = (await lockProperties(db, [id])).get(id);
  if (!before) throw noSuchProperty();
  requireVersion(before, version);
  const after = withChange(before, change);
  requireWholePoint(after);
  await changePropertyRow(db, id, after);
  await record({ id, name: after.address }, differences(before, after, namesOf(propertyFields)));
  await haveLocated(context, id, after);
  return getProperty(asReading(context), { id });
};
