import type { OrgDb } from '../../platform/db/db.ts';
import { itemChoices } from './choices-store.ts';

/** The words the organization's items have, the most used first. */
export const listChoices = (db: OrgDb) => itemChoices(db);
