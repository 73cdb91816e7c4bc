import * as z from 'zod';
import { line, requiredLine } from '../text/text.ts';
import { actions, subjects } from './ability-words.ts';

export { actions, subjects };

export const Action = z.enum(actions);
export const Subject = z.enum(subjects);
export type Action = z.infer<typeof Action>;
export type Subject = z.infer<typeof Subject>;

/** The spec's permission rule, kept in the cookie `userAbilityRules`. An empty list of fields is an error, never "none". */
export const Rule = z.strictObject({
  action: Action,
  subject: Subject,
  fields: z.array(requiredLine(60)).min(1, 'errors.ruleFields').max(40).optional(),
  /** Facts by their names; a sign for calculating with them is no name. */
  conditions: z
    .record(line(60).regex(/^[A-Za-z_]/), z.union([line(200), z.number(), z.boolean()]))
    .optional(),
  inverted: z.boolean().optional(),
  reason: line(200).optional(),
});
export type Rule = z.infer<typeof Rule>;
