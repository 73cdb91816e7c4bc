import * as z from 'zod';

/** What pieces take, as far as it is known of them. */
export const MoveLoad = z.object({
  /** In liters and in grams. */
  volume: z.number(),
  weight: z.number(),
  twoPerson: z.int(),
  assemblyMinutes: z.int(),
  /** Pieces of which size or weight is not known. */
  unmeasured: z.int(),
});
export type MoveLoad = z.infer<typeof MoveLoad>;

/** What a move would take along if it were planned now. */
export const MoveEstimate = z.object({
  planned: z.int(),
  load: MoveLoad,
  /** One is planned already, and takes something else along. */
  isPlanOld: z.boolean(),
});
export type MoveEstimate = z.infer<typeof MoveEstimate>;
