import {
  type FieldError,
  Problem,
  type ProblemBody,
  type ProblemCode,
  problemStatus,
} from '@archway/contract/kernel/api/problem';
import { type FieldMessageKey, fieldError, fieldErrors } from '@archway/contract/kernel/fields/field-error';
import { ORPCError, ValidationError } from '@orpc/server';
import {
  isConflict,
  isDatabaseDown,
  isRefusedData,
  isStatementTimeout,
  isStorageFull,
} from '../db/errors.ts';

/** Whatever was thrown, as one of the problems on the closed list. What is ours to mend says nothing about its inside. */
export const toProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof ORPCError) return fromContract(error);
  if (isStorageFull(error))
    return new Problem('storage_full', 'There’s no room left to save this. Nothing was changed.');
  if (isDatabaseDown(error))
    return new Problem('unavailable', 'The database cannot be reached right now.', {
      facts: { retryAfter: 2 },
    });
  if (isStatementTimeout(error))
    return new Problem('unavailable', 'This took too long.', { facts: { retryAfter: 5 } });
  if (isConflict(error)) return conflictOf(error.constraint_name);
  if (isRefusedData(error))
    return new Problem('invalid_input', 'One of the values cannot be stored. Nothing was changed.');
  return (
    fromFastify(error) ?? new Problem('internal', 'Something went wrong on our side. Nothing was changed.')
  );
};

export const problemBody = (found: Problem, requestId: string, base: string): ProblemBody => {
  const { retryAfter: _, ...facts } = found.facts;
  return {
    ...facts,
    type: `${base}api/docs#problem-${found.code}`,
    title: titleOf(found.code),
    status: found.status,
    code: found.code,
    detail: found.message,
    requestId,
    ...(found.errors ? { errors: [...found.errors] } : {}),
  };
};

export const retryAfterOf = (found: Problem) =>
  typeof found.facts.retryAfter === 'number' ? found.facts.retryAfter : undefined;

const fromContract = (error: ORPCError<string, unknown>): Problem => {
  if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
    return invalidInput(fieldErrors(error.cause.issues));
  if (error.status === 400) return new Problem('bad_request', 'The request could not be read.');
  return new Problem('internal', 'Something went wrong on our side. Nothing was changed.');
};

/** The field that has to be another, where the rule that was broken is about one. */
const conflictOf = (rule = '') => {
  const [field, key] = takenFields.get(rule) ?? [];
  return new Problem(
    'conflict',
    'Someone else changed this at the same time. Reload it; nothing was changed.',
    {
      ...(field && key ? { errors: [fieldError(field, key)] } : {}),
    },
  );
};

/** The unique indexes that are about something people type. */
const takenFields: ReadonlyMap<string, readonly [field: string, key: FieldMessageKey]> = new Map([
  ['app_user_email', ['email', 'errors.emailTaken']],
  ['invitation_open', ['email', 'errors.emailTaken']],
  ['role_name', ['name', 'errors.nameTaken']],
  ['saved_view_name', ['name', 'errors.nameTaken']],
  ['vendor_name', ['name', 'errors.nameTaken']],
  ['category_name', ['name', 'errors.nameTaken']],
  ['storage_location_code', ['code', 'errors.codeTaken']],
  ['item_sku', ['sku', 'errors.codeTaken']],
  ['unit_code', ['code', 'errors.codeTaken']],
]);

const invalidInput = (errors: readonly FieldError[]) =>
  new Problem('invalid_input', 'Some fields need attention.', { errors });

/** The server's own refusals, before any of our code runs. */
const fromFastify = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return undefined;
  if (error.statusCode < 400 || error.statusCode >= 500) return undefined;
  const code =
    (Object.keys(problemStatus) as ProblemCode[]).find((name) => problemStatus[name] === error.statusCode) ??
    'bad_request'; // keys of a const object
  return new Problem(code, refusals[code] ?? 'The request could not be read.');
};

const refusals: Partial<Record<ProblemCode, string>> = {
  too_large: 'The request is too large.',
  unsupported_type: 'Send JSON.',
  request_timeout: 'The request took too long to arrive.',
  headers_too_large: 'The headers are too large.',
};

const titleOf = (code: ProblemCode) => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
