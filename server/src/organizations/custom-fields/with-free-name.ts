import { fieldProblem } from '@archway/contract/kernel/field-error';
import { isUniqueViolation } from '../../platform/db/errors.ts';

/** Two fields of the same entity never have the same name. */
export const withFreeName = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'custom_field_name') ? fieldProblem('name', 'errors.nameTaken') : error;
  }
};
