import { cutText } from '@archway/contract/kernel/text/cut-text';

/** Only for people to know a file again: it is never the name of anything we keep. Its ending stays. */
export const plainFileName = (name: string, { most, otherwise }: { most: number; otherwise: string }) => {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim();
  if (plain.length <= most) return plain || otherwise;
  const ending = /\.\w{1,5}$/.exec(plain)?.[0] ?? '';
  return cutText(plain.slice(0, plain.length - ending.length), most - ending.length).trim() + ending;
};
