import type { FieldMessageKey } from '../fields/field-error.ts';

export const shortestPassword = 10;
export const longestPassword = 128;

/** What the password must not lean on. */
export type PasswordContext = { readonly names: readonly string[]; readonly email: string };

/**
 * Why a password is refused, or undefined when it is fine. The screen that rates a password and the server that refuses it
 * read the same rule; `common` are the most used ones. Length is the schema's business.
 */
export const passwordWeakness = (
  password: string,
  context: PasswordContext,
  common: ReadonlySet<string>,
): FieldMessageKey | undefined => {
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain, common)) return 'errors.passwordCommon';
  return personalWords(context).some((word) => plain.includes(word)) ? 'errors.passwordPersonal' : undefined;
};

/** A common password dressed up with digits or signs at its ends is still one; so is one of hardly any different characters. */
const isCommon = (plain: string, common: ReadonlySet<string>) => {
  const bare = plain.replace(/^[\W\d_]+|[\W\d_]+$/g, '');
  return (
    common.has(plain) || (bare.length >= 4 && common.has(bare)) || new Set(plain).size <= 4 || isRun(plain)
  );
};

/** abcdefghij, 0987654321 */
const isRun = (plain: string) => {
  const steps = [...plain]
    .slice(1)
    .map((character, index) => (character.codePointAt(0) ?? 0) - (plain.codePointAt(index) ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

/** Words of four letters and more: shorter ones turn up in good passwords by chance. */
const personalWords = ({ names, email }: PasswordContext) => {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [
    ...names.flatMap((name) => [name, ...name.split(/\s+/)]),
    local,
    ...local.split(/[._+-]/),
    domain.split('.')[0] ?? '',
  ];
  return [
    ...new Set(
      parts.map((part) => part.normalize('NFKC').toLowerCase().trim()).filter((part) => part.length >= 4),
    ),
  ];
};
