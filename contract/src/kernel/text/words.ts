import * as z from 'zod';
import { requiredLine } from './text.ts';
import * as textLimits from './text-limits.ts';

/** A list of short words a person chose: tags, styles, materials. Each once, whatever its case. */
export const words = (most: number) =>
  z
    .array(requiredLine(textLimits.word))
    .max(most)
    .transform((list) => [...new Map(list.map((word) => [word.toLowerCase(), word])).values()]);
