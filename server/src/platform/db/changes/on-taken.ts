import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { isUniqueViolation } from '../errors.ts';

/** What is told of a value that somebody else has, by what the unique index is of. */
const messages = {
  name: 'errors.nameTaken',
  code: 'errors.codeTaken',
  sku: 'errors.codeTaken',
  email: 'errors.emailTaken',
} as const;

/**
 * For `.catch` of a write: what the unique index refuses, also when somebody else was quicker by a moment, is a problem of
 * the field that the caller has to fill otherwise.
 */
export const onTaken =
  <Value extends keyof typeof messages>(index: `${string}_${Value}`, field: string) =>
  (error: unknown): never => {
    const value = index.slice(index.lastIndexOf('_') + 1) as Value; // by its type
    throw isUniqueViolation(error, index) ? fieldProblem(field, messages[value]) : error;
  };
