/** As much as an address must look like; whether it exists, the mail will tell. */
const looksRight = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/**
 * The addresses in whatever was typed or pasted: one per line, separated by commas, semicolons or blanks, or as mail
 * programs write them ("Ada Byron <ada@example.com>"). Each counts once.
 */
export const readAddresses = (text: string): { good: string[]; bad: string[] } => {
  const found = new Set(
    text
      .split(/[\n,;]+/)
      .flatMap(addressesOf)
      .map((each) => each.toLowerCase()),
  );
  const all = [...found];
  return {
    good: all.filter((each) => looksRight.test(each)),
    bad: all.filter((each) => !looksRight.test(each)),
  };
};

const addressesOf = (part: string): string[] => {
  const inBrackets = [...part.matchAll(/<([^<>]*)>/g)].map(([, inside = '']) => inside.trim());
  return inBrackets.length > 0 ? inBrackets : part.split(/\s+/).filter(Boolean);
};
