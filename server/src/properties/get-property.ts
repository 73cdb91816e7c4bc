import { problem } from '@archway/contract/kernel/api/problem';
import type { PropertyId } from '@archway/contract/kernel/ids';
import type { Property } from '@archway/contract/properties/property';
import { maySeeClients } from '../clients/may-see-clients.ts';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { findProperty } from './property-store.ts';

/** One property. Who owns it is told to whoever may see clients. */
export const getProperty = async (
  { db, actor }: ReadContext,
  { id }: { id: PropertyId },
): Promise<Property> => {
  const property = await findProperty(db, id);
  if (!property) throw noSuchProperty();
  return maySeeClients((await actor).ability) ? property : { ...property, clientName: null };
};

export const noSuchProperty = () => problem('not_found', 'That property is not in this organization.');
