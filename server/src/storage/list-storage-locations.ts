import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { storageLocations } from './storage-store.ts';

/** Every location things are kept, by code: a company has tens of them, so there are no pages. */
export const listStorageLocations = ({ db }: ReadContext) => storageLocations(db);
