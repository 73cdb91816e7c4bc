import type { ReadContext } from '../platform/http/calls/use-case-context.ts';
import { readOrganization } from './read-organization.ts';

/** The organization acted in. */
export const getOrganization = ({ db }: ReadContext) => readOrganization(db);
