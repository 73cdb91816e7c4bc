/** True when every word that was typed is part of the text; accents and case do not matter. */
export const findsWords = (text: string, typed: string): boolean => {
  const plainText = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => plainText.includes(word));
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
