/** Something the search can lead to. */
export type Found = { readonly id: string; readonly title: string; readonly hint?: string };

/** Those whose words begin with, or contain, every word that was typed; accents and case do not matter. */
export const findMatches = <Entry extends Found>(entries: readonly Entry[], typed: string): Entry[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const score = ({ title, hint = '' }: Entry) => {
    const text = plain(`${title} ${hint}`);
    if (!words.every((word) => text.includes(word))) return 0;
    return words.every((word) => text.split(/\s+/).some((part) => part.startsWith(word))) ? 2 : 1;
  };
  return entries
    .map((entry) => ({ entry, score: score(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();
