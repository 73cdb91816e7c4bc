import { fieldProblem } from '@archway/contract/kernel/field-error';
import { problem } from '@archway/contract/kernel/problem';
import { isUniqueViolation } from '../../platform/db/errors.ts';

/** A person's views of a list have names of their own. */
export const withFreeName = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error, 'saved_view_name') ? fieldProblem('name', 'errors.nameTaken') : error;
  }
};

export const noSuchView = () => problem('not_found', 'That view doesn’t exist, or it’s someone else’s.');
