import { requireWholePoint } from '@archway/contract/kernel/whole-point';
import type { NewProperty, Property } from '@archway/contract/properties/property';
import type * as z from 'zod';
import { requireClient } from '../clients/require-client.ts';
import { asReading } from '../platform/http/calls/as-reading.ts';
import type { ChangeContext } from '../platform/http/calls/use-case-context.ts';
import { getProperty } from './get-property.ts';
import { haveLocated } from './locate/locate-property.ts';
import { addProperty } from './property-store.ts';

/** Adds a home or a venue. */
export const createProperty = async (
  context: ChangeContext,
  property: z.output<typeof NewProperty>,
): Promise<Property> => {
  const { db, actor, record } = context;
  requireWholePoint(property);
  if (property.clientId) await requireClient(db, property.clientId, 'clientId');
  const id = await addProperty(db, { ...property, createdBy: actor.userId });
  await record({ id, name: property.address });
  await haveLocated(context, id, property);
  return getProperty(asReading(context), { id });
};
