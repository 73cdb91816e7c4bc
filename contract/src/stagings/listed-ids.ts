import * as z from 'zod';

const idLength = 36;

/** Several ids in an address, written `a,b`. */
export const listedIds = <Id extends z.ZodType<string, string>>(id: Id, most: number) =>
  z
    .string()
    .max(most * (idLength + 1))
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(id).min(1).max(most));
