import type { ReadContext } from '../../../platform/http/calls/use-case-context.ts';
import { itemChoices } from './choices-store.ts';

/** The words the organization's items have, the most used first. */
export const listChoices = ({ db }: ReadContext) => itemChoices(db);
