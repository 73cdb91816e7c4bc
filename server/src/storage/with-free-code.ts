import { fieldProblem } from '@archway/contract/kernel/field-error';
import { isUniqueViolation } from '../platform/db/errors.ts';

/** A code names one location only. */
export const withFreeCode = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'storage_location_code')
      ? fieldProblem('code', 'errors.codeTaken')
      : error;
  }
};
