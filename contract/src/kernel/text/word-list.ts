/** The words of a list that was typed or stands in a cell: a word may hold anything but what stands between words. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[;,،؛|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
