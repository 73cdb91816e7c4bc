import * as z from 'zod';
import { UserId } from '../ids.ts';
import { Moment } from '../measures.ts';

/** Of what several people change: who was last, and when. Whoever was faster is named to whoever comes second. */
export const lastChange = {
  updatedAt: Moment,
  /** Null for one that nobody has changed since it was made. */
  updatedBy: z.string().nullable(),
  /** By which whoever was faster recognizes oneself. */
  updatedById: UserId.nullable(),
};
