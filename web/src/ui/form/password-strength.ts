import {
  longestPassword,
  type PasswordContext,
  passwordWeakness,
  shortestPassword,
} from '@archway/contract/kernel/access/password-rules';

/** `unchecked`: long and varied, but whether it is among the most used ones is not known yet. */
export type Strength = 'none' | 'short' | 'long' | 'weak' | 'personal' | 'unchecked' | 'good' | 'strong';

type Known = {
  /** Whose password it is to be, where the screen knows. */
  readonly context: PasswordContext | undefined;
  /** The most used ones, once they are loaded. */
  readonly common: ReadonlySet<string> | undefined;
};

/** What a guesser tries first counts as one character. */
const guessedFirst =
  /passw[o0]rd|motdepasse|qwerty(uiop)?|azerty(uiop)?|letmein|welcome|iloveyou|admin|abc(def)?|\d*1234\d*|(19|20)\d\d/gi;

/**
 * How good a password is. What the server would refuse is never called good: its own rules are asked first, and praise
 * waits for what they need. Where the screen does not know the person, nothing is called strong.
 */
export const passwordStrength = (password: string, { context, common }: Known): Strength => {
  if (password === '') return 'none';
  if (Array.from(password).length < shortestPassword) return 'short';
  if (password.length > longestPassword) return 'long';
  const weakness = passwordWeakness(password, context ?? nobody, common ?? none);
  if (weakness) return weakness === 'errors.passwordPersonal' ? 'personal' : 'weak';
  const guess = guessedStrength(password);
  if (guess === 'weak') return guess;
  if (!common) return 'unchecked';
  return context ? guess : 'good';
};

const nobody: PasswordContext = { names: [], email: '' };
const none: ReadonlySet<string> = new Set();

/** Length counts most, then how different its characters are. */
const guessedStrength = (password: string) => {
  const characters = Array.from(password.replace(guessedFirst, '·'));
  const different = new Set(characters.map((each) => each.toLowerCase())).size;
  if (different < 6) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const bits = characters.length * 2 + different + kinds * 4;
  return bits >= 46 ? 'strong' : bits >= 42 ? 'good' : 'weak';
};
