/**
 * The beginning of a text, at most `most` long and never ending inside a character: half of one can neither be stored nor
 * shown. What people see as one character (a letter with its marks, a family of emoji) stays whole where that leaves anything.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const end = characters.segment(text).containing(most)?.index || startOfCodePoint(text, most);
  return text.slice(0, end);
};

/** The same with a sign that something is missing, which counts too. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${cutText(text, most - 1).trimEnd()}…` : text;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const startOfCodePoint = (text: string, at: number) => {
  const isInside = at > 0 && isSecondHalf(text.charCodeAt(at)) && isFirstHalf(text.charCodeAt(at - 1));
  return isInside ? at - 1 : at;
};
const isFirstHalf = (code: number) => code >= 0xd800 && code < 0xdc00;
const isSecondHalf = (code: number) => code >= 0xdc00 && code < 0xe000;
