import { isUtf8 } from 'node:buffer';
import type { SheetEncoding } from '@archway/contract/inventory/imports/import';
import { decodeText } from './read-csv.ts';

export type EncodingGuess = { readonly encoding: SheetEncoding; readonly isSure: boolean };

/**
 * Which letters the bytes of a text mean. Marks at its beginning and UTF-8 tell for sure; of the older ways the one is
 * taken whose letters look like words. When another looks as good, and reads otherwise, a person is asked.
 */
export const guessEncoding = (content: Buffer): EncodingGuess => {
  const marked = byMark(content) ?? wideLetters(content);
  if (marked) return { encoding: marked, isSure: true };
  if (isUtf8(content)) return { encoding: 'utf-8', isSure: true };
  const telling = linesBeyondAscii(content);
  const guesses = older
    .map((encoding) => {
      const text = decodeText(telling, encoding);
      return { encoding, text, score: scoreOf(text) };
    })
    .sort((a, b) => b.score - a.score);
  const [best, ...rest] = guesses;
  if (!best) return { encoding: 'windows-1252', isSure: false };
  const rival = rest.find(({ text }) => text !== best.text);
  const isSure = best.score > 0.6 && best.score - (rival?.score ?? -1) > 0.25;
  return { encoding: best.encoding, isSure };
};

const older = ['windows-1252', 'macintosh', 'windows-1256', 'shift_jis'] as const;

const byMark = (content: Buffer): SheetEncoding | undefined => {
  if (content.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) return 'utf-8';
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  return undefined;
};

/** In two-byte letters the separators and line ends of any language have a nought on one side. */
const wideLetters = (content: Buffer): SheetEncoding | undefined => {
  const beginning = content.subarray(0, 8192);
  let [even, odd] = [0, 0];
  for (let at = 0; at + 1 < beginning.length; at += 2) {
    if (beginning[at] === 0) even += 1;
    if (beginning[at + 1] === 0) odd += 1;
  }
  const pairs = beginning.length / 2;
  if (odd > Math.max(3, pairs / 20) && even === 0) return 'utf-16le';
  return even > Math.max(3, pairs / 20) && odd === 0 ? 'utf-16be' : undefined;
};

/** Enough lines that hold more than plain letters, from the whole of the file. */
const linesBeyondAscii = (content: Buffer) => {
  const pieces: Buffer[] = [];
  let size = 0;
  let from = 0;
  while (size < 64 * 1024) {
    const at = content.subarray(from).findIndex((byte) => byte > 0x7f);
    if (at < 0) break;
    const start = content.lastIndexOf(0x0a, from + at) + 1;
    const found = content.indexOf(0x0a, from + at);
    const end = Math.min(found < 0 ? content.length : found, from + at + 4096);
    pieces.push(content.subarray(Math.max(start, from), end), Buffer.from('\n'));
    size += end - start;
    from = end;
  }
  return Buffer.concat(pieces);
};

/** From -1, signs without sense, to 1, every letter at home where it stands. */
const scoreOf = (text: string) => {
  let [sum, signs] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign < '\u0080') continue;
    signs += 1;
    sum += weightOf(sign, text[at - 1] ?? ' ', text[at + 1] ?? ' ');
  }
  return signs === 0 ? 0 : sum / signs;
};

const weightOf = (sign: string, before: string, after: string) => {
  if (/[\ufffd\u0080-\u009f]/.test(sign)) return -2;
  if (/[\u0621-\u064a\u0660-\u0669\u066a-\u066d،؛؟پچژگ]/.test(sign))
    return isArabic(before) || isArabic(after) ? 1 : -0.5;
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(sign)) return 1;
  // Half a width of Japanese is what stray bytes of other languages look like.
  if (/[\uff61-\uff9f]/.test(sign)) return -0.5;
  if (/[\u3000-\u303f\uff00-\uff60]/.test(sign)) return 0.8;
  if (/[àâäáãåæçéèêëíìîïñóòôöõøœúùûüÿßšž]/.test(sign))
    return /[A-Z]/.test(before) && /[A-Z]/.test(after) ? -0.5 : inWord(before, after);
  if (/[ÀÂÄÁÃÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÖÕØŒÚÙÛÜŠŽ]/.test(sign))
    return /[a-z]/.test(before) ? -1 : /[\s,;|"'(]/.test(before) || /[A-Z]/.test(before) ? 0.9 : -0.5;
  if (/[’‘]/.test(sign)) return /\p{L}/u.test(before) ? 0.9 : 0.2;
  if (/[“”–—…€£°²½¼¾×®©™«»•]/.test(sign)) return /[a-z]/.test(before) && /[a-z]/.test(after) ? -0.5 : 0.7;
  if (sign === '\u00a0' || sign === '\u200c') return 0.2;
  return -0.8;
};

const inWord = (before: string, after: string) => (/\p{L}/u.test(before) || /\p{L}/u.test(after) ? 1 : -0.2);
const isArabic = (sign: string) => /\p{Script=Arabic}/u.test(sign);
