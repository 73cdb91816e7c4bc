import { cutText } from '@archway/contract/kernel/cut-text';

/** What is chosen after a text was typed or pasted: its words by commas, each once whatever its case, none too long. */
export const wordsAdded = (chosen: readonly string[], typed: string): string[] => {
  const all = [
    ...chosen,
    ...typed.split(/[,;،\n]/).map((word) => cutText(word.trim().replace(/\s+/g, ' '), 40)),
  ];
  const seen = new Set<string>();
  return all.filter((word) => {
    const plain = word.toLowerCase();
    if (word === '' || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
};
