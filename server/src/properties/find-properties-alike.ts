import type { PropertyId } from '@archway/contract/kernel/ids';
import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { propertiesAlike } from './property-store.ts';

type Described = { address: string; city: string; exceptId?: PropertyId | undefined };

/** Which home could be meant, for somebody who is typing a new one. */
export const findPropertiesAlike = async ({ db }: ReadContext, described: Described) => ({
  rows: await propertiesAlike(db, described),
});
