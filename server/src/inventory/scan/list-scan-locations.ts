import type { ReadContext } from '../../platform/http/calls/use-case-context.ts';
import { findScanLocations } from './scan-store.ts';

/** What a device needs to know a bin by its label without asking. */
export const listScanLocations = ({ db }: ReadContext) => findScanLocations(db);
