/** What is chosen after a text was typed or pasted: its words by commas, each once whatever its case, none too long. */
export const wordsAdded = (chosen: readonly string[], typed: string): string[] => {
  const all = [
    ...chosen,
    ...typed.split(/[,;،\n]/).map((word) => word.trim().replace(/\s+/g, ' ').slice(0, 40)),
  ];
  const seen = new Set<string>();
  return all.filter((word) => {
    const plain = word.toLowerCase();
    if (word === '' || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
};
