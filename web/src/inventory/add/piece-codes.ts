/** The codes somebody typed or pasted: one on each line, or separated by commas, semicolons or blanks; in capitals. */
export const readCodes = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((code) => code.trim().toUpperCase())
    .filter(Boolean);

/** As the contract takes a code. */
const code = /^[A-Z0-9][A-Z0-9._/-]{0,39}$/;

export const codesProblem = (codes: readonly string[]): string | undefined => {
  if (codes.some((each) => !code.test(each))) return 'errors.characters';
  return new Set(codes).size < codes.length ? 'errors.codeTwice' : undefined;
};
