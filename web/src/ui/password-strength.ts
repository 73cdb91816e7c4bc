export type Strength = 'none' | 'short' | 'weak' | 'good' | 'strong';

/** The house rule: ten characters at least. */
const shortest = 10;

/** What a guesser tries first counts as one character. */
const guessedFirst =
  /passw[o0]rd|motdepasse|qwerty(uiop)?|azerty(uiop)?|letmein|welcome|iloveyou|admin|abc(def)?|\d*1234\d*|(19|20)\d\d/gi;

/**
 * A hint, not a rule: length counts most, then how different its characters are. The server refuses what is common
 * or contains the person's names.
 */
export const passwordStrength = (password: string): Strength => {
  if (password === '') return 'none';
  if (Array.from(password).length < shortest) return 'short';
  const characters = Array.from(password.replace(guessedFirst, '·'));
  const different = new Set(characters.map((each) => each.toLowerCase())).size;
  if (different < 6) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const bits = characters.length * 2 + different + kinds * 4;
  return bits >= 46 ? 'strong' : bits >= 42 ? 'good' : 'weak';
};
