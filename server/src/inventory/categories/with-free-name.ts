import { fieldProblem } from '@archway/contract/kernel/field-error';
import { isUniqueViolation } from '../../platform/db/errors.ts';

/** Two siblings never have the same name. `field` is what the caller has to choose otherwise. */
export const withFreeName = async <Result>(field: string, write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'category_name') ? fieldProblem(field, 'errors.nameTaken') : error;
  }
};
