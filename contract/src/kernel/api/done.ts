import * as z from 'zod';

/** The answer of a change that has nothing to show. */
export const done = z.object({ ok: z.literal(true) });
