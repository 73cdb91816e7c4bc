import * as z from 'zod';
import { UserId } from '../kernel/ids.ts';
import { Moment } from '../kernel/measures.ts';
import { moveTabs } from './states.ts';

/** Somebody who has a move open. */
export const PresentOnMove = z.object({
  userId: UserId,
  name: z.string(),
  tab: z.enum(moveTabs),
  seenAt: Moment,
});
export type PresentOnMove = z.infer<typeof PresentOnMove>;
