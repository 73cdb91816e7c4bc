import { commonPasswords } from '@archway/contract/kernel/access/common-passwords';
import { type PasswordContext, passwordWeakness } from '@archway/contract/kernel/access/password-rules';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';

/** Refuses a new password that is common or made of the person's own words. */
export const requireGoodPassword = (password: string, context: PasswordContext) => {
  const weakness = passwordWeakness(password, context, commonPasswords);
  if (weakness) throw fieldProblem('password', weakness);
};
