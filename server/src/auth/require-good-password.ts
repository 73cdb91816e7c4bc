import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldProblem } from '@archway/contract/kernel/field-error';
import { type PasswordContext, passwordWeakness } from './password-rules.ts';

/** Refuses a new password that is common or made of the person's own words. */
export const requireGoodPassword = (password: string, context: PasswordContext) => {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
  const weakness = passwordWeakness(password, context, common);
  if (weakness) throw fieldProblem('password', weakness);
};

let common: ReadonlySet<string> | undefined;
