import { cutText } from '@archway/contract/kernel/text/cut-text';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { wordsIn } from '@archway/contract/kernel/text/word-list';

/** What is chosen after a text was typed or pasted: its words by commas, each once whatever its case, none too long. */
export const wordsAdded = (chosen: readonly string[], typed: string): string[] => {
  const all = [
    ...chosen,
    ...wordsIn(typed).map((word) => cutText(word.replace(/\s+/g, ' '), textLimits.word)),
  ];
  const seen = new Set<string>();
  return all.filter((word) => {
    const plain = word.toLowerCase();
    if (word === '' || seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
};
