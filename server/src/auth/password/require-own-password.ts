import { Problem, problem } from '@archway/contract/kernel/api/problem';
import { fieldError } from '@archway/contract/kernel/fields/field-error';
import type { AccountDb } from '../../platform/db/db.ts';
import type { Person } from '../../platform/http/calls/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { lockUser, type User } from '../user-store.ts';

const perAccount = { calls: 10, seconds: 900 };

/** Whoever changes how an account is entered proves again that it is theirs: a borrowed screen is not enough. */
export const requireOwnPassword = async (
  db: AccountDb,
  { limits, passwords }: Services,
  person: Person,
  password: string,
  field = 'password',
): Promise<User> => {
  await limits.spend(`own-password:${person.userId}`, perAccount);
  const user = await lockUser(db, person.userId);
  if (!user) throw problem('not_found', 'This account does not exist.');
  if (!(await passwords.matches(user.passwordHash, password)))
    throw new Problem('forbidden', 'The password is not right.', {
      errors: [fieldError(field, 'errors.passwordWrong')],
    });
  await limits.forget(`own-password:${person.userId}`);
  return user;
};
