import * as z from 'zod';
import { Moment } from '../measures.ts';

/** Of what several people change: who was last, and when. Whoever was faster is named to whoever comes second. */
export const lastChange = {
  updatedAt: Moment,
  /** Null for one that nobody has changed since it was made. */
  updatedBy: z.string().nullable(),
};
