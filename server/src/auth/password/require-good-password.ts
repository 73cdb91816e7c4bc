import { commonPasswords } from '@archway/contract/kernel/common-passwords';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import { type PasswordContext, passwordWeakness } from '@archway/contract/kernel/password-rules';

/** Refuses a new password that is common or made of the person's own words. */
export const requireGoodPassword = (password: string, context: PasswordContext) => {
  const weakness = passwordWeakness(password, context, commonPasswords);
  if (weakness) throw fieldProblem('password', weakness);
};
